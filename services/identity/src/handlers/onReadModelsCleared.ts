import { ReadModelsCleared } from '@aicp/contracts/adminEvents';
import { on } from '@aicp/service/queue/consumer';
import { restateUsers } from '../use-cases/restateUsers.ts';

export const onReadModelsCleared = on(ReadModelsCleared, restateUsers);

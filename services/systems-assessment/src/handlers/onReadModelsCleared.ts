import { ReadModelsCleared } from '@aicp/contracts/adminEvents';
import { on } from '@aicp/service/queue/consumer';
import { restateSystems } from '../use-cases/restateSystems.ts';

export const onReadModelsCleared = on(ReadModelsCleared, restateSystems);

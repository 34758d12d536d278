import { ReadModelsCleared } from '@aicp/contracts/adminEvents';
import { on } from '@aicp/service/queue/consumer';
import { restateBilling } from '../use-cases/restateBilling.ts';

export const onReadModelsCleared = on(ReadModelsCleared, restateBilling);

import { SystemDeleted } from '@aicp/contracts/assessmentEvents';
import { on } from '@aicp/service/queue/consumer';
import { eraseSystem } from '../use-cases/eraseSystem.ts';

export const onSystemDeleted = on(SystemDeleted, eraseSystem);

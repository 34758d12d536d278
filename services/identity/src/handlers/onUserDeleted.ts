import { UserDeleted } from '@aicp/contracts/userEvents';
import { on } from '@aicp/service/queue/consumer';
import type { WorkerContext } from '../context.ts';

/** Our own word: should Redis have been away at the deletion, the sessions end now. */
export const onUserDeleted = on(UserDeleted, (ctx: WorkerContext, { userId }) => ctx.sessions.endAll(userId));

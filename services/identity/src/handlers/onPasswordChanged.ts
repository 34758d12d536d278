import { UserPasswordChanged } from '@aicp/contracts/userEvents';
import { on } from '@aicp/service/queue/consumer';
import type { WorkerContext } from '../context.ts';

/** Again, for the case that Redis was away when the password changed. Sessions begun since then stay. */
export const onPasswordChanged = on<WorkerContext, typeof UserPasswordChanged.data>(
  UserPasswordChanged,
  (ctx, { userId, at }) => ctx.sessions.endBefore(userId, new Date(at)),
);

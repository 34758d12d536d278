import { UserSuspended } from '@aicp/contracts/userEvents';
import { on } from '@aicp/service/queue/consumer';
import type { WorkerContext } from '../context.ts';
import { findUser } from '../store/users.ts';
import { refuseTokens } from '../use-cases/refuseTokens.ts';

/** Again, for the case that Redis was away when the administrator asked. Not for an account that may sign in once more. */
export const onUserSuspended = on<WorkerContext, typeof UserSuspended.data>(UserSuspended, async (ctx, { userId }) => {
  const user = await findUser(userId);
  if (user?.status !== 'suspended') return;
  await Promise.all([ctx.sessions.endAll(userId), refuseTokens(ctx, userId)]);
});

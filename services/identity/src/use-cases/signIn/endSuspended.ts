import type { WorkerContext } from '../../context.ts';
import { findUser } from '../../store/users.ts';
import { invalidateTokenCache } from './invalidateTokenCache.ts';

/** Ends the sessions and tokens of a suspended account, unless it was activated since. */
export async function endSuspended(ctx: WorkerContext, { userId }: { userId: number }): Promise<void> {
  const user = await findUser(userId);
  if (user?.status !== 'suspended') return;
  await Promise.all([ctx.sessions.endAll(userId), invalidateTokenCache(ctx, userId)]);
}

import type { WorkerContext } from '../../context.ts';
import { listTokenDigests } from '../../store/apiTokens.ts';
import type { TokenGrants } from '../../store/tokenGrants.ts';
import { findUser } from '../../store/users.ts';

/** Ends the sessions and tokens of a suspended account, unless it was activated since. */
export async function endSuspended(ctx: WorkerContext, { userId }: { userId: number }): Promise<void> {
  const user = await findUser(userId);
  if (user?.status !== 'suspended') return;
  await Promise.all([ctx.sessions.endAll(userId), invalidateTokenCache(ctx, userId)]);
}

/** Makes the gateway ask again about all of a user's tokens, because their plan or status has changed. */
export async function invalidateTokenCache(ctx: { tokens: TokenGrants }, userId: number): Promise<void> {
  await ctx.tokens.refuse(await listTokenDigests({ userId }));
}

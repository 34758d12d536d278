import { findTokenDigests } from '../../store/apiTokens.ts';
import type { TokenGrants } from '../../store/tokenGrants.ts';

/** Makes the gateway ask again about all of a user's tokens, because their plan or status has changed. */
export async function invalidateTokenCache(ctx: { tokens: TokenGrants }, userId: number): Promise<void> {
  await ctx.tokens.refuse(await findTokenDigests({ userId }));
}

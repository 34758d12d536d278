import { UserActed } from '@aicp/contracts/events/userEvents';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { type ApiToken, deleteToken, findTokens } from '../../store/apiTokens.ts';

/** Revokes a token at once. Returns the remaining ones. */
export async function revokeApiToken(ctx: RequestContext, id: string): Promise<ApiToken[]> {
  const { userId } = signedInPersonally(ctx.actor);
  const tokenId = idOrNotFound(id, 'API token');
  const digest = await ctx.transaction(async tx => {
    const deleted = await deleteToken(tx, userId, tokenId);
    if (deleted === undefined) throw notFound('API token');
    tx.publish(UserActed, { userId, act: 'apiTokenRevoked', tokenId });
    return deleted;
  });
  await ctx.tokens.refuse([digest]);
  return findTokens(userId);
}

import { signedInPersonally } from '@aicp/contracts/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { UserActed } from '@aicp/contracts/userEvents';
import type { GraphContext } from '../context.ts';
import { type ApiToken, deleteToken, findTokens } from '../store/apiTokens.ts';

/** Ends a token at once; gives those that are left. */
export async function revokeApiToken(ctx: GraphContext, id: string): Promise<ApiToken[]> {
  const { userId } = signedInPersonally(ctx.actor);
  const tokenId = idOrNotFound(id, 'API token');
  const digest = await deleteToken(userId, tokenId);
  if (digest === undefined) throw notFound('API token');
  await ctx.tokens.refuse([digest]);
  await ctx.publish(UserActed, { userId, act: 'apiTokenRevoked', tokenId });
  return findTokens(userId);
}

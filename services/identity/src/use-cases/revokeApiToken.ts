import { signedInPersonally } from '@aicp/contracts/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { GraphContext } from '../context.ts';
import { type ApiToken, deleteToken, findTokens } from '../store/apiTokens.ts';

/** Ends a token at once; gives those that are left. */
export async function revokeApiToken(ctx: GraphContext, id: string): Promise<ApiToken[]> {
  const { userId } = signedInPersonally(ctx.actor);
  const digest = await deleteToken(userId, idOrNotFound(id, 'API token'));
  if (digest === undefined) throw notFound('API token');
  await ctx.tokens.refuse([digest]);
  return findTokens(userId);
}

import { UserActed } from '@aicp/contracts/events/userEvents';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../../context.ts';
import { type ApiToken, deleteToken, deleteTokensOf, listTokens } from '../../store/apiTokens.ts';
import { deleteCalendars } from '../../store/calendars.ts';

/**
 * Revokes all of an account's API tokens, logs each, and revokes its calendar links.
 * @returns their digests; the gateway refuses them once the transaction is committed and `ctx.tokens.refuse` is called
 */
export async function revokeApiTokens(tx: Transaction, userId: number): Promise<string[]> {
  await deleteCalendars(tx, userId);
  return noted(tx, userId, await deleteTokensOf(tx, userId));
}

/** Revokes a user's tokens for one organisation. */
export async function revokeTokensIn(tx: Transaction, userId: number, organisationId: number): Promise<string[]> {
  await deleteCalendars(tx, userId, organisationId);
  return noted(tx, userId, await deleteTokensOf(tx, userId, organisationId));
}

function noted(tx: Transaction, userId: number, revoked: { id: number; digest: string }[]): string[] {
  for (const { id } of revoked) tx.publish(UserActed, { userId, act: 'apiTokenRevoked', tokenId: id });
  return revoked.map(({ digest }) => digest);
}

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
  return listTokens(userId);
}

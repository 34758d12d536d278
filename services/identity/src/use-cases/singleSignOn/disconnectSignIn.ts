import { DomainError } from '@aicp/contracts/domainError';
import { UserActed } from '@aicp/contracts/events/userEvents';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { findPasswordHash } from '../../store/credentials.ts';
import { deleteIdentity, listIdentities } from '../../store/identities.ts';
import { countPasskeys } from '../../store/passkeys.ts';
import { isProviderOnly } from '../../store/providerOnly.ts';
import { lockUser, updateUser } from '../../store/users.ts';
import { requireConfirmation } from '../signIn/requireConfirmation.ts';

/**
 * Disconnects the identity provider's user from the account, and ends all other sessions. Returns the remaining ones.
 * @throws DomainError CONFLICT if no other way to sign in is left
 */
export async function disconnectSignIn(ctx: RequestContext, id: string): ReturnType<typeof listIdentities> {
  const { userId, session } = signedInPersonally(ctx.actor);
  const user = await requireConfirmation(ctx);
  const isOnly = await isProviderOnly(user, ctx.singleSignOn?.only === true);
  await ctx.transaction(async tx => {
    await lockUser(tx, userId);
    if ((await findPasswordHash(userId, tx)) === undefined && (await countPasskeys(tx, userId)) === 0)
      throw new DomainError('CONFLICT', 'You have no other way to sign in. Please add a passkey first.');
    if (isOnly) throw new DomainError('CONFLICT', 'Your company allows single sign-on only, so it stays connected.');
    if (!(await deleteIdentity(tx, userId, id))) throw notFound('Single sign-on');
    // Counts as a change of the account: a sign-in in progress there gets no session.
    await updateUser(tx, userId, {});
    tx.publish(UserActed, { userId, act: 'providerDisconnected' });
  });
  await ctx.sessions.endAll(userId, session);
  return listIdentities(userId);
}

import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserActed } from '@aicp/contracts/events/userEvents';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { countPasskeys, deletePasskey, listPasskeys, type Passkey } from '../../store/passkeys.ts';
import { deleteSecondFactor, isAppOn } from '../../store/secondFactors.ts';
import { lockUser, updateUser } from '../../store/users.ts';
import { refreshSessionFactor } from './refreshSessionFactor.ts';
import { requireConfirmation } from './requireConfirmation.ts';

/**
 * Removes a passkey and ends all other sessions: someone else may have it. After the last one, without an authenticator app, the password
 * alone signs in. Returns the remaining ones.
 */
export async function removePasskey(ctx: RequestContext, id: string): Promise<Passkey[]> {
  const { userId, session } = signedInPersonally(ctx.actor);
  const passkeyId = idOrNotFound(id, 'Passkey');
  await requireConfirmation(ctx);
  await ctx.transaction(async tx => {
    await lockUser(tx, userId);
    if (!(await deletePasskey(tx, userId, passkeyId))) throw notFound('Passkey');
    if ((await countPasskeys(tx, userId)) === 0 && !(await isAppOn(tx, userId))) await deleteSecondFactor(tx, userId);
    // Counts as a change of the account: a login in progress by this passkey gets no session.
    await updateUser(tx, userId, {});
    tx.publish(UserActed, { userId, act: 'passkeyRemoved', passkeyId });
    tx.send(SendEmail, { template: 'passkeyRemoved', userId });
  });
  await ctx.sessions.endAll(userId, session);
  await refreshSessionFactor(ctx);
  return listPasskeys(userId);
}

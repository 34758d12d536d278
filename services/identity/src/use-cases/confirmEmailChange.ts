import type { Actor } from '@aicp/contracts/actor';
import { SendEmail } from '@aicp/contracts/sendEmail';
import { UserActed, UserUpdated, UserVerified } from '@aicp/contracts/userEvents';
import type { Transaction } from '@aicp/service/store/transaction';
import { refuseAnothersLink, staleLink } from '../domain/staleLink.ts';
import { redeemConfirmToken } from '../store/emailChanges.ts';
import { revokeTokens } from '../store/linkTokens.ts';
import { userState } from '../store/userState.ts';
import { updateUser } from '../store/users.ts';

/** Puts a new address into force, by the link that was sent there. Links that were sent to the old one stop working. */
export async function confirmEmailChange(tx: Transaction, actor: Actor, token: string, now: Date): Promise<void> {
  const change = await redeemConfirmToken(tx, token, now);
  if (!change) throw staleLink();
  const { id, userId, email, formerVerified } = change;
  refuseAnothersLink(actor, userId);
  const user = await updateUser(tx, userId, { email, isEmailVerified: true });
  if (!user) throw staleLink();
  await revokeTokens(tx, userId, ['emailVerification', 'passwordReset']);
  tx.publish(UserUpdated, userState(user));
  tx.publish(UserActed, { userId, act: 'emailChanged' });
  if (formerVerified) tx.send(SendEmail, { template: 'emailChangeDone', userId, change: id });
  else tx.publish(UserVerified, userState(user));
}

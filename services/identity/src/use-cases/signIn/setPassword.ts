import { DomainError } from '@aicp/contracts/domainError';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserPasswordChanged } from '@aicp/contracts/events/userEvents';
import type { Transaction } from '@aicp/service/store/transaction';
import { discardPendingChange } from '../../store/emailChanges.ts';
import { revokeTokens } from '../../store/linkTokens.ts';
import { type User, type UserChange, updateUser } from '../../store/users.ts';

/**
 * Sets a new password, however chosen: links in earlier emails stop working (those to another address too), the user is notified, and
 * sessions begun before `at` end even if Redis is unavailable.
 * @param user as read when they were recognised: of two concurrent changes the second is refused
 * @throws DomainError CONFLICT
 */
export async function setPassword(
  tx: Transaction,
  user: User,
  change: UserChange & { passwordHash: string },
  at: Date,
): Promise<User> {
  const changed = await updateUser(tx, user.id, change, user.version);
  if (!changed)
    throw new DomainError('CONFLICT', 'Your account has just been changed elsewhere, so this password was not saved.');
  await revokeTokens(tx, user.id, ['passwordReset']);
  await discardPendingChange(tx, user.id);
  tx.publish(UserPasswordChanged, { userId: user.id, at: at.toISOString() });
  tx.send(SendEmail, { template: 'passwordChanged', userId: user.id });
  return changed;
}

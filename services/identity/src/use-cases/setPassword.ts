import { SendEmail } from '@aicp/contracts/sendEmail';
import { notFound } from '@aicp/contracts/serialId';
import { UserPasswordChanged } from '@aicp/contracts/userEvents';
import type { Transaction } from '@aicp/service/store/transaction';
import { revokeTokens } from '../store/linkTokens.ts';
import { type User, updateUser } from '../store/users.ts';

/**
 * What a new password brings along, whichever way it came: links in earlier mails stop working, the owner is notified,
 * and sessions from before `at` end even if Redis is away just now.
 */
export async function setPassword(tx: Transaction, userId: number, passwordHash: string, at: Date): Promise<User> {
  const user = await updateUser(tx, userId, { passwordHash });
  if (!user) throw notFound('User');
  await revokeTokens(tx, userId, ['passwordReset']);
  tx.publish(UserPasswordChanged, { userId, at: at.toISOString() });
  tx.send(SendEmail, { template: 'passwordChanged', userId });
  return user;
}

import { DomainError } from '@aicp/contracts/domainError';
import type { Transaction } from '@aicp/service/store/transaction';
import { isAnybodyElseAdministrator, lockAdministrators } from '../../store/administrators.ts';
import type { User } from '../../store/users.ts';

/**
 * Refuses to remove the last administrator, in the same transaction.
 * @throws DomainError CONFLICT
 */
export async function requireAnotherAdministrator(tx: Transaction, { id, isAdmin }: User): Promise<void> {
  if (!isAdmin) return;
  await lockAdministrators(tx);
  if (await isAnybodyElseAdministrator(tx, id)) return;
  throw new DomainError('CONFLICT', 'This is the last administrator. Please make another user an administrator first.');
}

import { UserUpdated } from '@aicp/contracts/events/userEvents';
import type { Transaction } from '@aicp/service/store/transaction';
import { setSuggestedName } from '../../store/usernames.ts';
import { userState } from '../../store/userState.ts';

/** Copies the name from a directory or an identity provider, unless the user has set their own. */
export async function suggestFullName(tx: Transaction, userId: number, fullName: string | null): Promise<void> {
  const user = fullName === null ? null : await setSuggestedName(tx, userId, fullName);
  if (user) tx.publish(UserUpdated, userState(user));
}

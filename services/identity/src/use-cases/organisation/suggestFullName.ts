import { UserUpdated } from '@aicp/contracts/events/userEvents';
import type { Transaction } from '@aicp/service/store/transaction';
import { setSuggestedName } from '../../store/fullNames.ts';
import { userState } from '../../store/userState.ts';

/** Takes over what a directory or an identity provider calls someone, unless the person has decided about their name. */
export async function suggestFullName(tx: Transaction, userId: number, fullName: string | null): Promise<void> {
  const user = fullName === null ? null : await setSuggestedName(tx, userId, fullName);
  if (user) tx.publish(UserUpdated, userState(user));
}

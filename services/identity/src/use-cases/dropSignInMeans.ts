import type { Transaction } from '@aicp/service/store/transaction';
import { deletePasskeysOf } from '../store/passkeys.ts';
import { deleteSecondFactor } from '../store/secondFactors.ts';

/**
 * Takes away, but for the password, whatever could let somebody in, or keep the owner out: an account whose address was never
 * verified may have been made by somebody else. What it holds stays: most such accounts belong to people who never followed
 * the link.
 */
export async function dropSignInMeans(tx: Transaction, userId: number): Promise<void> {
  await deletePasskeysOf(tx, userId);
  await deleteSecondFactor(tx, userId);
}

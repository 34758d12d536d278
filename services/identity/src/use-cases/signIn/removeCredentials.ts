import type { Transaction } from '@aicp/service/store/transaction';
import { deleteIdentitiesOf, deleteIdentitiesSince } from '../../store/identities.ts';
import { countPasskeys, deletePasskeysOf, deletePasskeysSince } from '../../store/passkeys.ts';
import { deleteSecondFactor, eraseAuthenticatorApp, findSecondFactor } from '../../store/secondFactors.ts';

/**
 * Takes away, but for the password, whatever could let someone in, or keep the owner out: an account whose address was never
 * verified may have been made by someone else. What it holds stays: most such accounts belong to people who never followed
 * the link.
 */
export async function removeCredentials(tx: Transaction, userId: number): Promise<void> {
  await deletePasskeysOf(tx, userId);
  await deleteIdentitiesOf(tx, userId);
  await deleteSecondFactor(tx, userId);
}

/** Deletes what was added since: an authenticator app, passkeys, identities at a provider. What the owner had before stays. */
export async function removeCredentialsSince(tx: Transaction, userId: number, since: Date): Promise<void> {
  await deletePasskeysSince(tx, userId, since);
  await deleteIdentitiesSince(tx, userId, since);
  const factor = await findSecondFactor(userId, tx);
  const app = factor?.enabledAt && factor.enabledAt < since;
  if (app) return;
  await ((await countPasskeys(tx, userId)) > 0 ? eraseAuthenticatorApp(tx, userId) : deleteSecondFactor(tx, userId));
}

import type { Transaction } from '@aicp/service/store/transaction';
import { deleteIdentitiesOf, deleteIdentitiesSince } from '../../store/identities.ts';
import { countPasskeys, deletePasskeysOf, deletePasskeysSince } from '../../store/passkeys.ts';
import { deleteSecondFactor, eraseAuthenticatorApp, findSecondFactor } from '../../store/secondFactors.ts';

/**
 * Removes every credential but the password: someone else may have created an account whose address was never verified. Its data stays,
 * because most such users simply never followed the link.
 */
export async function removeCredentials(tx: Transaction, userId: number): Promise<void> {
  await deletePasskeysOf(tx, userId);
  await deleteIdentitiesOf(tx, userId);
  await deleteSecondFactor(tx, userId);
}

/** Deletes credentials added after `since`: an authenticator app, passkeys, identities at a provider. Earlier ones stay. */
export async function removeCredentialsSince(tx: Transaction, userId: number, since: Date): Promise<void> {
  await deletePasskeysSince(tx, userId, since);
  await deleteIdentitiesSince(tx, userId, since);
  const factor = await findSecondFactor(userId, tx);
  const app = factor?.enabledAt && factor.enabledAt < since;
  if (app) return;
  await ((await countPasskeys(tx, userId)) > 0 ? eraseAuthenticatorApp(tx, userId) : deleteSecondFactor(tx, userId));
}

import type { PaymentData } from '@aicp/contracts/billingEvents';
import { isBuried } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { putPayment } from '../store/payments.ts';

/** What was paid stays in the figures, and is nobody's once the account is gone. */
export async function recordPayment(tx: Transaction, { userId, ...payment }: PaymentData): Promise<void> {
  const isGone = userId !== null && (await isBuried(tx, 'user', userId));
  await putPayment(tx, { ...payment, userId: isGone ? null : userId });
}

import type { PaymentData } from '@aicp/contracts/billingEvents';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { putPayment } from '../store/payments.ts';

/** What was paid stays in the figures, and is nobody's once the account is gone. */
export async function recordPayment(tx: Transaction, payment: PaymentData): Promise<void> {
  const isGone = payment.userId !== null && !(await lockUnlessGone(tx, 'user', payment.userId));
  await putPayment(tx, { ...payment, ...(isGone && { userId: null, organisationId: null }) });
}

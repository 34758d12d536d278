import type { PaymentData } from '@aicp/contracts/events/billingEvents';
import { makerOf } from '@aicp/service/store/makers';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { putPayment } from '../store/payments.ts';

/** What was paid stays in the figures, and is no one's once the organisation is gone. */
export async function recordPayment(tx: Transaction, payment: PaymentData): Promise<void> {
  const isGone = payment.organisationId !== null && !(await lockUnlessGone(tx, 'organisation', payment.organisationId));
  const { userId, organisationId } = payment;
  if (isGone || userId === null || organisationId === null)
    await putPayment(tx, { ...payment, ...(isGone && { userId: null, organisationId: null }) });
  else await putPayment(tx, { ...payment, userId: await makerOf(tx, { userId, organisationId }) });
}

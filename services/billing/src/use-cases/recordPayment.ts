import { type PaymentData, PaymentRecorded } from '@aicp/contracts/events/billingEvents';
import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import { type Owner, ownerOf } from '@aicp/contracts/owner';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { type Payment, purchaseStatus } from '../domain/purchase.ts';
import { insertPaymentOnce, type RecordedPayment, setReturned } from '../store/payments.ts';

/** A payment's state in events. */
export function paymentState({ _id, at, ...payment }: RecordedPayment): PaymentData {
  return { ...payment, paymentId: _id, at: at.toISOString() };
}

/** Records a received payment once, and publishes it to the administration. */
export async function recordPayment(
  tx: Transaction,
  payment: Omit<RecordedPayment, 'version' | 'returned'>,
): Promise<void> {
  // A payment during the erasure of its organisation has no owner.
  const gone =
    payment.organisationId !== null && !(await lockUnlessDeleted(tx, 'organisation', payment.organisationId));
  const recorded = { ...payment, version: 1, returned: false, ...(gone && { userId: null, organisationId: null }) };
  if (await insertPaymentOnce(tx, recorded)) tx.publish(PaymentRecorded, paymentState(recorded));
}

/** Records whether the money was returned. */
export async function recordRefund(tx: Transaction, id: string, returned: boolean): Promise<void> {
  const changed = await setReturned(tx, id, returned);
  if (changed) tx.publish(PaymentRecorded, paymentState(changed));
}

type PaidInvoice = { id: string; paid: number; paidAt: Date };

/**
 * Records a payment for a plan (plans are priced in euros).
 * @param payment Stripe's current state, if read: it shows whether the money was refunded
 */
export async function recordPlanPayment(
  tx: Transaction,
  { mode, ...owner }: Owner & { mode: PaymentMode },
  { id, paid: amount, paidAt: at }: PaidInvoice,
  payment?: Payment,
): Promise<void> {
  const testMode = mode === 'test';
  await recordPayment(tx, {
    ...ownerOf(owner),
    _id: id,
    what: 'subscription',
    amount,
    currency: 'EUR',
    testMode,
    at,
  });
  if (payment) await recordRefund(tx, id, purchaseStatus(payment) !== 'paid');
}

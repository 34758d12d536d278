import type { PaymentData } from '@aicp/contracts/events/billingEvents';
import { resolveCreator } from '@aicp/service/store/creators';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { upsertPayment } from '../store/payments.ts';

/** A payment stays in the figures, without an owner once the organisation is deleted. */
export async function applyPayment(tx: Transaction, payment: PaymentData): Promise<void> {
  const isGone =
    payment.organisationId !== null && !(await lockUnlessDeleted(tx, 'organisation', payment.organisationId));
  const { userId, organisationId } = payment;
  if (isGone || userId === null || organisationId === null)
    await upsertPayment(tx, { ...payment, ...(isGone && { userId: null, organisationId: null }) });
  else await upsertPayment(tx, { ...payment, userId: await resolveCreator(tx, { userId, organisationId }) });
}

import { DomainError } from '@aicp/contracts/domainError';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { DocumentPurchased, DocumentPurchaseRevoked } from '@aicp/contracts/events/billingEvents';
import { ownerOf } from '@aicp/contracts/owner';
import { notFound } from '@aicp/contracts/serialId';
import type { Transaction } from '@aicp/service/store/transaction';
import type { BillingContext } from '../context.ts';
import { type Payment, type Purchase, purchaseStatus } from '../domain/purchase.ts';
import { changePurchase, findPurchase } from '../store/purchases.ts';
import { recordPayment, recordRefund } from './recordPayment.ts';

const MAX_TRIES = 6;

/** Brings a purchase to its payment's current state at Stripe, and publishes a change. */
export async function syncPurchase(
  ctx: BillingContext,
  { id, organisationId, mode, paymentIntentId }: Purchase,
): Promise<{ purchase: Purchase; payment: Payment | null }> {
  const provider = ctx.providers[mode];
  if (!provider || !paymentIntentId) throw new Error(`purchase ${id} has no payment to check`);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const purchase = await findPurchase(organisationId, id);
    if (!purchase) throw notFound('Purchase');
    const payment = await provider.payments.readPayment(paymentIntentId);
    // A missing payment will never be paid; a paid one stays paid.
    const status = payment ? purchaseStatus(payment) : purchase.status === 'pending' ? 'canceled' : purchase.status;
    if (status === purchase.status) return { purchase, payment };
    const at = ctx.now();
    const paidAt = purchase.paidAt ?? (status === 'pending' ? null : at);
    const changes = { status, paidAt, receiptUrl: payment?.receiptUrl ?? null };
    const changed = { ...purchase, ...changes, version: purchase.version + 1 };
    const written = await ctx.transaction(async tx => {
      if (!(await changePurchase(tx, purchase, changes))) return false;
      await tell(tx, purchase, changed, at);
      return true;
    });
    if (written) return { purchase: changed, payment };
  }
  throw new DomainError('UNAVAILABLE', 'Your purchase is being processed. Please try again.');
}

async function tell(tx: Transaction, before: Purchase, after: Purchase, at: Date): Promise<void> {
  if (after.status === 'canceled') return;
  const { id: purchaseId, version, assessmentId, documentType, amount, currency, mode } = after;
  const testMode = mode === 'test';
  const owner = ownerOf(after);
  const facts = { ...owner, purchaseId, version, assessmentId, documentType, amount, currency, testMode };
  const type = after.status === 'paid' ? DocumentPurchased : DocumentPurchaseRevoked;
  tx.publish(type, { ...facts, at: at.toISOString() });
  const _id = `purchase-${purchaseId}`;
  if (before.status === 'pending')
    await recordPayment(tx, { ...owner, _id, what: 'document', amount, currency, testMode, at });
  await recordRefund(tx, _id, after.status !== 'paid');
  if (before.status === 'pending' && after.status === 'paid')
    tx.send(SendEmail, {
      template: 'documentReceipt',
      userId: owner.userId,
      assessmentId,
      documentType,
      amount,
      currency,
      testMode,
    });
}

import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { PaymentFailed } from '@aicp/contracts/events/billingEvents';
import type { HandleStripeEventData, PaymentMode } from '@aicp/contracts/events/billingJobs';
import { type Owner, ownerOf } from '@aicp/contracts/owner';
import type { PlanId } from '@aicp/contracts/rights/plans';
import type { BillingContext } from '../context.ts';
import { ownerOfCustomer } from '../store/customers.ts';
import { findPurchaseByPayment } from '../store/purchases.ts';
import { finishWebhookEvent, setWebhookHandled } from '../store/webhookEvents.ts';
import { recordPlanPayment } from './recordPayment.ts';
import { syncCharge } from './syncCharge.ts';
import { syncPurchase } from './syncPurchase.ts';
import { syncSubscription } from './syncSubscription.ts';
import { adoptConfirmedCard, useDefaultCard } from './useDefaultCard.ts';

/**
 * Handles a webhook. It only names an object that changed: its state is read from Stripe, so that webhooks may arrive late, twice and in
 * any order. Idempotent.
 */
export async function handleStripeEvent(ctx: BillingContext, event: HandleStripeEventData): Promise<void> {
  await follow(ctx, event);
  await setWebhookHandled(event.eventId, ctx.now());
}

async function follow(ctx: BillingContext, event: HandleStripeEventData): Promise<void> {
  if (/^(payment_intent|charge)\./.test(event.type)) return followPayment(ctx, event);
  const { mode, type, objectId, customerId } = event;
  const holder = customerId ?? (await ctx.providers[mode]?.customers.holderOf(type, objectId));
  const owner = holder && (await ownerOfCustomer(mode, holder));
  if (!owner) return;
  const person = { ...owner, mode };
  if (type === 'setup_intent.succeeded') await adoptConfirmedCard(ctx, person, objectId);
  else if (type === 'customer.updated') await useDefaultCard(ctx, person);
  else {
    const subscription = await syncSubscription(ctx, person);
    if (subscription && /^invoice\.(paid|payment_failed)$/.test(type))
      await handleInvoice(ctx, event, { ...person, plan: subscription.plan });
  }
}

/** Payments for documents. Those of subscriptions appear in the subscription, except refunds. */
async function followPayment(ctx: BillingContext, event: HandleStripeEventData): Promise<void> {
  const { mode, type, eventId, paymentIntentId } = event;
  if (!paymentIntentId) return;
  if (type.startsWith('charge.')) return syncCharge(ctx, mode, paymentIntentId);
  const found = await findPurchaseByPayment(mode, paymentIntentId);
  if (!found) return;
  await syncPurchase(ctx, found);
  if (type !== 'payment_intent.payment_failed') return;
  await ctx.transaction(async tx => {
    if (!(await finishWebhookEvent(tx, eventId))) return;
    const at = ctx.now().toISOString();
    tx.publish(PaymentFailed, { ...ownerOf(found), what: 'document', testMode: mode === 'test', at });
  });
}

type Subscriber = Owner & { mode: PaymentMode; plan: PlanId };

/** Records a payment and emails a receipt, or emails that a renewal could not be charged. Once per event. */
async function handleInvoice(
  ctx: BillingContext,
  { type, eventId, objectId }: HandleStripeEventData,
  { plan, mode, ...subscriber }: Subscriber,
): Promise<void> {
  const { userId } = subscriber;
  const invoice = await ctx.providers[mode]?.payments.readInvoice(objectId);
  if (!invoice) return;
  const { paid, due, renewal, nextAttemptAt } = invoice;
  const testMode = mode === 'test';
  const currency = 'EUR' as const;
  await ctx.transaction(async tx => {
    if (!(await finishWebhookEvent(tx, eventId))) return;
    if (type === 'invoice.paid') {
      if (paid === 0) return;
      await recordPlanPayment(tx, { ...ownerOf(subscriber), mode }, invoice);
      tx.send(SendEmail, { template: 'invoiceReceipt', userId, plan, amount: paid, currency, testMode });
      return;
    }
    tx.publish(PaymentFailed, { ...ownerOf(subscriber), what: 'subscription', testMode, at: ctx.now().toISOString() });
    // For a first payment or a change of plan, the user sees the result on screen.
    if (!renewal) return;
    tx.send(SendEmail, {
      template: 'paymentFailed',
      userId,
      plan,
      amount: due,
      currency,
      testMode,
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    });
  });
}

import { DomainError } from '@aicp/contracts/domainError';
import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import type { BillingContext } from '../context.ts';
import { isRunning, type Subscription } from '../domain/subscription.ts';
import { findCustomer } from '../store/customers.ts';
import { syncSubscription } from './syncSubscription.ts';

type Subscriber = { organisationId: number; mode: PaymentMode };

/** Charges the subscription to the customer's default card, and pays overdue invoices with it. */
export async function useDefaultCard(ctx: BillingContext, subscriber: Subscriber): Promise<Subscription | null> {
  const provider = ctx.providers[subscriber.mode];
  const customer = await findCustomer(subscriber.organisationId, subscriber.mode);
  const subscription = await syncSubscription(ctx, subscriber);
  if (!provider || !customer?.stripeId || !subscription || !isRunning(subscription)) return subscription;
  const card = await provider.customers.preferredCard(customer.stripeId);
  if (!card) return subscription;
  if (subscription.card?.id !== card) await provider.subscriptions.setCard(subscription.id, card);
  const { status, invoice } = subscription;
  if (['past_due', 'unpaid'].includes(status) && invoice?.status === 'open')
    await provider.payments.payInvoice(invoice.id).catch((error: unknown) => {
      // Declined again: the subscription shows it.
      if (!(error instanceof DomainError && error.code === 'PAYMENT_REQUIRED')) throw error;
    });
  return syncSubscription(ctx, subscriber);
}

/** Uses a card that the user has just confirmed in the browser. Undefined if it is not theirs, or not confirmed. */
export async function adoptConfirmedCard(
  ctx: BillingContext,
  subscriber: Subscriber,
  setupIntentId: string,
): Promise<Subscription | null | undefined> {
  const provider = ctx.providers[subscriber.mode];
  const customer = await findCustomer(subscriber.organisationId, subscriber.mode);
  if (!provider || !customer?.stripeId) return undefined;
  const setup = await provider.customers.readSetup(setupIntentId);
  if (setup?.customerId !== customer.stripeId || !setup.card) return undefined;
  await provider.customers.preferCard(customer.stripeId, setup.card);
  return useDefaultCard(ctx, subscriber);
}

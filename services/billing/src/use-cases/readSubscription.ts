import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import type { Owner } from '@aicp/contracts/owner';
import { isUnavailable } from '@aicp/service/store/mongo';
import type { BillingContext } from '../context.ts';
import { awaitsPayment, type Subscription } from '../domain/subscription.ts';
import { findCustomers } from '../store/customers.ts';
import { activePaymentMode } from '../store/paymentSettings.ts';
import { syncSubscription } from './syncSubscription.ts';

/** Minimum pause between queries to Stripe about an organisation's open checkout. */
const PAUSE_MS = 500;

export type SubscriptionView = Owner & { mode: PaymentMode; subscription: Subscription | null };

/** An organisation's subscription as its members see it. Reads Stripe if the customer may have just paid. */
export async function readSubscription(
  ctx: BillingContext,
  { userId, organisationId }: Owner,
): Promise<SubscriptionView> {
  const owner = { userId, organisationId };
  const [mode, customers] = await Promise.all([activePaymentMode(), findCustomers(organisationId)]);
  const customer = customers.find(one => one.mode === mode);
  const known = customer?.subscription ?? null;
  if (!customer?.readAt || !awaitsPayment(known)) return { ...owner, mode, subscription: known };
  const early = PAUSE_MS - (ctx.now().getTime() - customer.readAt.getTime());
  if (early > 0) await sleep(Math.min(early, PAUSE_MS));
  try {
    return { ...owner, mode, subscription: await syncSubscription(ctx, { organisationId, mode }) };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    ctx.logger.warn({ err: error }, 'could not reach Stripe, answering from stored data');
    return { ...owner, mode, subscription: known };
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentMode } from '@aicp/contracts/billingJobs';
import { isUnavailable } from '@aicp/service/store/mongo';
import type { BillingContext } from '../context.ts';
import { awaitsPayment, type Subscription } from '../domain/subscription.ts';
import { findCustomer } from '../store/customers.ts';
import { modeInForce } from '../store/paymentSettings.ts';
import { copyFromStripe } from './copyFromStripe.ts';

/** Stripe is asked about one person's open checkout no more often. */
const PAUSE_MS = 500;

export type SubscriptionView = { userId: number; mode: PaymentMode; subscription: Subscription | null };

/** A user's subscription. A customer who may just have paid does not see an old state: Stripe is asked. */
export async function readSubscription(ctx: BillingContext, userId: number): Promise<SubscriptionView> {
  const mode = await modeInForce();
  const customer = await findCustomer(userId, mode);
  const known = customer?.subscription ?? null;
  if (!customer?.readAt || !awaitsPayment(known)) return { userId, mode, subscription: known };
  const early = PAUSE_MS - (ctx.now().getTime() - customer.readAt.getTime());
  if (early > 0) await sleep(Math.min(early, PAUSE_MS));
  try {
    return { userId, mode, subscription: await copyFromStripe(ctx, { userId, mode }) };
  } catch (error) {
    if (isUnavailable(error)) throw error;
    ctx.logger.warn({ err: error }, 'could not reach Stripe, answering from stored data');
    return { userId, mode, subscription: known };
  }
}

import { stopped } from '@aicp/service/queue/jobWorker';
import { isPermanentStripeError } from '../adapters/stripeClient.ts';
import type { BillingContext } from '../context.ts';

/**
 * Wraps a job so that it fails without retries on a permanent Stripe error. Administrators see it among the failed jobs, and can retry or
 * discard it.
 */
export function withoutRetryOnPermanentError<Data>(
  run: (ctx: BillingContext, data: Data) => Promise<void>,
): (ctx: BillingContext, data: Data) => Promise<void> {
  return async (ctx, data) => {
    try {
      await run(ctx, data);
    } catch (error) {
      throw isPermanentStripeError(error) ? stopped(error) : error;
    }
  };
}

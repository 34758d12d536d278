import { stopped } from '@aicp/service/queue/jobWorker';
import { isPermanentStripeError } from '../adapters/stripeClient.ts';
import type { BillingContext } from '../context.ts';

/**
 * A job that fails at once if Stripe would refuse the same request again. Administrators see it among the failed jobs, and can retry or
 * discard it.
 */
export function stoppingForGood<Data>(
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

import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import type { BillingContext } from '../context.ts';

/** Deletes a customer at Stripe. Without keys of that mode the job fails, so that it is seen. */
export async function deleteStripeCustomer(
  { providers }: BillingContext,
  { mode, customerId }: { mode: PaymentMode; customerId: string },
): Promise<void> {
  const provider = providers[mode];
  if (!provider) throw new Error(`${customerId} was not deleted at Stripe: no ${mode} keys are configured`);
  await provider.customers.remove(customerId);
}

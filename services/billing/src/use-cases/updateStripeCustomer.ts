import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import type { BillingContext } from '../context.ts';
import { findContact } from '../store/contacts.ts';
import { listCustomersOf } from '../store/customers.ts';

/** Updates the name on a user's invoices to the current one: their organisation's, unless another organisation is invoiced. */
export async function updateStripeCustomer(ctx: BillingContext, { userId }: { userId: number }): Promise<void> {
  const contact = await findContact(userId);
  if (!contact) return;
  const { email, name, organisationId } = contact;
  for (const customer of await listCustomersOf(userId)) {
    const named = customer.organisationId === organisationId ? { email, name } : { email };
    if (customer.stripeId) await ctx.providers[customer.mode]?.customers.update(customer.stripeId, named);
  }
}

/** Deletes a customer at Stripe. Without keys of that mode the job fails, so that it is seen. */
export async function deleteStripeCustomer(
  { providers }: BillingContext,
  { mode, customerId }: { mode: PaymentMode; customerId: string },
): Promise<void> {
  const provider = providers[mode];
  if (!provider) throw new Error(`${customerId} was not deleted at Stripe: no ${mode} keys are configured`);
  await provider.customers.remove(customerId);
}

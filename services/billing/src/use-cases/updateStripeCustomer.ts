import type { BillingContext } from '../context.ts';
import { findContact } from '../store/contacts.ts';
import { findCustomersOf } from '../store/customers.ts';

/**
 * Makes the invoices that a person receives out to whom they are called now. By the name of the organisation in which they work,
 * unless it is another one that is invoiced.
 */
export async function updateStripeCustomer(ctx: BillingContext, { userId }: { userId: number }): Promise<void> {
  const contact = await findContact(userId);
  if (!contact) return;
  const { email, name, organisationId } = contact;
  for (const customer of await findCustomersOf(userId)) {
    const named = customer.organisationId === organisationId ? { email, name } : { email };
    if (customer.stripeId) await ctx.providers[customer.mode]?.customers.update(customer.stripeId, named);
  }
}

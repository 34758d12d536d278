import type { BillingContext } from '../context.ts';
import { findContact } from '../store/contacts.ts';
import { findCustomers } from '../store/customers.ts';

/** Makes a user's invoices out to whom they are called now. */
export async function updateStripeCustomer(ctx: BillingContext, { userId }: { userId: number }): Promise<void> {
  const contact = await findContact(userId);
  if (!contact) return;
  for (const { mode, stripeId } of await findCustomers(userId))
    if (stripeId) await ctx.providers[mode]?.customers.update(stripeId, contact);
}

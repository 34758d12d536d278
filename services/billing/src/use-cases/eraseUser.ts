import { DeleteStripeCustomer } from '@aicp/contracts/billingJobs';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { markGone } from '@aicp/service/store/tombstones';
import { removeAssessments } from '../store/assessments.ts';
import { removeContact } from '../store/contacts.ts';
import { findCustomers, removeCustomers } from '../store/customers.ts';
import { disownPayments } from '../store/payments.ts';
import { removePurchases } from '../store/purchases.ts';
import { removeStanding } from '../store/standings.ts';

/** Erases a deleted user here, and orders the end of their subscriptions and of themselves at Stripe. */
export async function eraseUser(ctx: Context, { userId }: { userId: number }): Promise<void> {
  await ctx.transaction(async tx => {
    await markGone(tx, 'user', userId);
    for (const { mode, stripeId } of await findCustomers(userId, tx.session))
      if (stripeId) tx.send(DeleteStripeCustomer, { mode, customerId: stripeId });
    await removeCustomers(tx, userId);
    await disownPayments(tx, userId);
    await removeStanding(tx, userId);
    await removeContact(tx, userId);
  });
  await inPages(ctx, (tx, page) => removePurchases(tx, userId, page));
  await inPages(ctx, (tx, page) => removeAssessments(tx, { userId }, page));
}

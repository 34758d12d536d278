import { DeleteStripeCustomer } from '@aicp/contracts/events/billingJobs';
import { removeArchives } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { insertTombstone } from '@aicp/service/store/tombstones';
import { removeAssessments } from '../store/assessments.ts';
import { findCustomers, removeCustomers } from '../store/customers.ts';
import { anonymisePayments } from '../store/payments.ts';
import { removePurchases } from '../store/purchases.ts';
import { removeStanding } from '../store/standings.ts';

/** Erases a deleted organisation here, and orders the end of its subscriptions and of its customer at Stripe. */
export async function eraseOrganisation(ctx: Context, { organisationId }: { organisationId: number }): Promise<void> {
  await ctx.transaction(async tx => {
    await insertTombstone(tx, 'organisation', organisationId);
    for (const { mode, stripeId } of await findCustomers(organisationId, tx.session))
      if (stripeId) tx.send(DeleteStripeCustomer, { mode, customerId: stripeId });
    await removeCustomers(tx, organisationId);
    await anonymisePayments(tx, organisationId);
    await removeStanding(tx, organisationId);
  });
  await deleteInBatches(ctx, (tx, page) => removePurchases(tx, organisationId, page));
  await deleteInBatches(ctx, (tx, page) => removeAssessments(tx, { organisationId }, page));
  await deleteInBatches(ctx, (tx, page) => removeArchives(tx, { organisationId }, page));
}

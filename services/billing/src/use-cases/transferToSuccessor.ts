import { UpdateStripeCustomer } from '@aicp/contracts/events/billingJobs';
import type { MembershipChangedData, MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { applyMembership, recordFormerMember, resolveCreator } from '@aicp/service/store/creators';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import type { Transaction } from '@aicp/service/store/transaction';
import { transferAssessments } from '../store/assessments.ts';
import { transferCustomers } from '../store/customers.ts';
import { transferPayments } from '../store/payments.ts';
import { transferPurchases } from '../store/purchases.ts';
import { transferStanding } from '../store/standings.ts';

/** A former member's purchases stay with the organisation. The successor receives its invoices and emails from now on. */
export async function transferToSuccessor(ctx: Context, heard: MembershipEndedData): Promise<void> {
  const ended = await recordFormerMember(ctx, heard);
  if (!ended) return;
  for (const step of [transferPurchases, transferAssessments])
    await deleteInBatches(ctx, (tx, page) => step(tx, ended, page));
  await ctx.transaction(async tx => {
    await transferPayments(tx, ended);
    await handOverMails(tx, ended);
  });
}

/** A member who is no longer an owner gets no notifications of payments: the successor does. */
export async function applyRoleChange(ctx: Context, changed: MembershipChangedData): Promise<void> {
  await ctx.transaction(async tx => {
    await applyMembership(tx, changed);
    const { organisationId, heirId } = changed;
    if (heirId === undefined) return;
    await handOverMails(tx, { ...changed, heirId: await resolveCreator(tx, { organisationId, userId: heirId }) });
  });
}

async function handOverMails(tx: Transaction, ended: MembershipEndedData): Promise<void> {
  const { organisationId, heirId: userId } = ended;
  await transferStanding(tx, ended);
  // One customer for each payment mode.
  if ((await transferCustomers(tx, ended, 2)) > 0) tx.send(UpdateStripeCustomer, { userId, organisationId });
}

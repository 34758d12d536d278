import { UpdateStripeCustomer } from '@aicp/contracts/events/billingJobs';
import type { MembershipChangedData, MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { makerOf, noteMember, recordFormerMember } from '@aicp/service/store/makers';
import type { Transaction } from '@aicp/service/store/transaction';
import { handOverAssessments } from '../store/assessments.ts';
import { handOverCustomers } from '../store/customers.ts';
import { handOverPayments } from '../store/payments.ts';
import { handOverPurchases } from '../store/purchases.ts';
import { handOverStanding } from '../store/standings.ts';

/** What someone bought in an organisation that they have left stays. The heir receives its invoices and emails from now on. */
export async function handOverThings(ctx: Context, heard: MembershipEndedData): Promise<void> {
  const ended = await recordFormerMember(ctx, heard);
  if (!ended) return;
  for (const step of [handOverPurchases, handOverAssessments]) await inPages(ctx, (tx, page) => step(tx, ended, page));
  await ctx.transaction(async tx => {
    await handOverPayments(tx, ended);
    await handOverMails(tx, ended);
  });
}

/** Who is an owner no longer hears no more of its payments: the heir does. */
export async function followRole(ctx: Context, changed: MembershipChangedData): Promise<void> {
  await ctx.transaction(async tx => {
    await noteMember(tx, changed);
    const { organisationId, heirId } = changed;
    if (heirId === undefined) return;
    await handOverMails(tx, { ...changed, heirId: await makerOf(tx, { organisationId, userId: heirId }) });
  });
}

async function handOverMails(tx: Transaction, ended: MembershipEndedData): Promise<void> {
  const { organisationId, heirId: userId } = ended;
  await handOverStanding(tx, ended);
  // One for each payment mode.
  if ((await handOverCustomers(tx, ended, 2)) > 0) tx.send(UpdateStripeCustomer, { userId, organisationId });
}

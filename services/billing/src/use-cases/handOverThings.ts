import { UpdateStripeCustomer } from '@aicp/contracts/billingJobs';
import type { MembershipEndedData } from '@aicp/contracts/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { recordFormerMember } from '@aicp/service/store/makers';
import { handOverAssessments } from '../store/assessments.ts';
import { handOverCustomers } from '../store/customers.ts';
import { handOverPayments } from '../store/payments.ts';
import { handOverPurchases } from '../store/purchases.ts';
import { handOverStanding } from '../store/standings.ts';

/** What somebody bought in an organisation that they have left stays. The heir receives its invoices and mails from now on. */
export async function handOverThings(ctx: Context, heard: MembershipEndedData): Promise<void> {
  const ended = await recordFormerMember(ctx, heard);
  if (!ended) return;
  for (const step of [handOverPurchases, handOverAssessments]) await inPages(ctx, (tx, page) => step(tx, ended, page));
  await ctx.transaction(async tx => {
    await handOverPayments(tx, ended);
    await handOverStanding(tx, ended);
    const { organisationId, heirId: userId } = ended;
    // One for each payment mode.
    if ((await handOverCustomers(tx, ended, 2)) > 0) tx.send(UpdateStripeCustomer, { userId, organisationId });
  });
}

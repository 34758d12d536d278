import type { MembershipEndedData } from '@aicp/contracts/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { handOverClocks } from '../store/clocks.ts';
import { handOverReports } from '../store/reports.ts';
import { clearReviewer } from '../store/reviews.ts';

/** Makes what a former member made in the organisation an owner's, page by page. */
export async function endMembership(ctx: Context, ended: MembershipEndedData): Promise<void> {
  await ctx.transaction(tx => clearReviewer(tx, ended));
  await inPages(ctx, (tx, page) => handOverReports(tx, ended, page));
  await inPages(ctx, (tx, page) => handOverClocks(tx, ended, page));
}

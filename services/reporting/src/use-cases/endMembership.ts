import type { MembershipEndedData } from '@aicp/contracts/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { endMember } from '@aicp/service/store/members';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import { handOverClocks } from '../store/clocks.ts';
import { handOverReports } from '../store/reports.ts';
import { clearReviewer } from '../store/reviews.ts';

/** Makes what a former member made in the organisation an owner's, page by page; what waits for their review waits for nobody. */
export async function endMembership(ctx: Context, ended: MembershipEndedData): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'organisation', ended.organisationId))) return;
    await endMember(tx, ended);
    await clearReviewer(tx, ended);
  });
  await inPages(ctx, (tx, page) => handOverReports(tx, ended, page));
  await inPages(ctx, (tx, page) => handOverClocks(tx, ended, page));
}

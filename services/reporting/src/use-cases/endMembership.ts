import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { noteFormerMember } from '@aicp/service/store/makers';
import { endMember } from '@aicp/service/store/members';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import { clearOwner } from '../store/actions.ts';
import { handOverClocks } from '../store/clocks.ts';
import { handOverReports } from '../store/reports.ts';
import { clearReviewer } from '../store/reviews.ts';

/** Makes what a former member made in the organisation an owner's, page by page; what waits for their review waits for no one, and their actions are no one's. */
export async function endMembership(ctx: Context, heard: MembershipEndedData): Promise<void> {
  const ended = await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'organisation', heard.organisationId))) return null;
    if (!(await endMember(tx, heard))) return null;
    await clearReviewer(tx, heard);
    return noteFormerMember(tx, heard);
  });
  // They have joined again, or all of it is erased.
  if (!ended) return;
  await inPages(ctx, (tx, page) => handOverReports(tx, ended, page));
  await inPages(ctx, (tx, page) => handOverClocks(tx, ended, page));
  await inPages(ctx, (tx, page) => clearOwner(tx, heard, page));
}

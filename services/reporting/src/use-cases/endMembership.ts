import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { recordDeparture } from '@aicp/service/store/creators';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { markMemberLeft } from '@aicp/service/store/members';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { clearOwner } from '../store/actions.ts';
import { transferClocks } from '../store/clocks.ts';
import { transferReports } from '../store/reports.ts';
import { clearReviewer } from '../store/reviews.ts';

/** Transfers a former member's data in the organisation to an owner, in batches; reviews and actions of theirs become unassigned. */
export async function endMembership(ctx: Context, heard: MembershipEndedData): Promise<void> {
  const ended = await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', heard.organisationId))) return null;
    if (!(await markMemberLeft(tx, heard))) return null;
    await clearReviewer(tx, heard);
    return recordDeparture(tx, heard);
  });
  // The member has joined again, or everything is erased.
  if (!ended) return;
  await deleteInBatches(ctx, (tx, page) => transferReports(tx, ended, page));
  await deleteInBatches(ctx, (tx, page) => transferClocks(tx, ended, page));
  await deleteInBatches(ctx, (tx, page) => clearOwner(tx, heard, page));
}

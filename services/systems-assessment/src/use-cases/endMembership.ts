import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { recordDeparture } from '@aicp/service/store/creators';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { markMemberLeft } from '@aicp/service/store/members';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { clearAsked } from '../store/annotations.ts';
import { transferAssessments } from '../store/assessments.ts';
import { clearPerson, transferSystems } from '../store/systems.ts';

/**
 * Transfers a former member's data in the organisation to an owner, in batches, and clears them as owner and reviewer of systems and from
 * questions to ask. Concurrent writes of theirs wait for the lock, and are refused.
 */
export async function endMembership(ctx: Context, heard: MembershipEndedData, limit?: number): Promise<void> {
  const ended = await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', heard.organisationId))) return null;
    if (!(await markMemberLeft(tx, heard))) return null;
    await clearPerson(tx, heard);
    await clearAsked(tx, heard);
    return recordDeparture(tx, heard);
  });
  // The member has joined again, or everything is erased.
  if (!ended) return;
  await deleteInBatches(ctx, (tx, page) => transferSystems(tx, ended, page), limit);
  await deleteInBatches(ctx, (tx, page) => transferAssessments(tx, ended, page), limit);
}

import type { MembershipEndedData } from '@aicp/contracts/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { endMember } from '@aicp/service/store/members';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import { handOverAssessments } from '../store/assessments.ts';
import { clearPerson, handOverSystems } from '../store/systems.ts';

/**
 * Makes what a former member made in the organisation an owner's, page by page, and takes them off the systems that they answered for
 * or reviewed. What they are making at this moment waits for the lock, and is refused.
 */
export async function endMembership(ctx: Context, ended: MembershipEndedData, limit?: number): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'organisation', ended.organisationId))) return;
    await endMember(tx, ended);
    await clearPerson(tx, ended);
  });
  await inPages(ctx, (tx, page) => handOverSystems(tx, ended, page), limit);
  await inPages(ctx, (tx, page) => handOverAssessments(tx, ended, page), limit);
}

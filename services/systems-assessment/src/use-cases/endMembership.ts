import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { noteFormerMember } from '@aicp/service/store/makers';
import { endMember } from '@aicp/service/store/members';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import { clearAsked } from '../store/annotations.ts';
import { handOverAssessments } from '../store/assessments.ts';
import { clearPerson, handOverSystems } from '../store/systems.ts';

/**
 * Makes what a former member made in the organisation an owner's, page by page, and takes them off the systems that they answered for
 * or reviewed, and the questions about which they were to be asked. What they are making at this moment waits for the lock, and is refused.
 */
export async function endMembership(ctx: Context, heard: MembershipEndedData, limit?: number): Promise<void> {
  const ended = await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'organisation', heard.organisationId))) return null;
    if (!(await endMember(tx, heard))) return null;
    await clearPerson(tx, heard);
    await clearAsked(tx, heard);
    return noteFormerMember(tx, heard);
  });
  // They have joined again, or all of it is erased.
  if (!ended) return;
  await inPages(ctx, (tx, page) => handOverSystems(tx, ended, page), limit);
  await inPages(ctx, (tx, page) => handOverAssessments(tx, ended, page), limit);
}

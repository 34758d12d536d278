import type { MembershipEndedData } from '@aicp/contracts/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { handOverAssessments } from '../store/assessments.ts';
import { handOverSystems } from '../store/systems.ts';

/** Makes what a former member made in the organisation an owner's, page by page. */
export async function endMembership(ctx: Context, ended: MembershipEndedData, limit?: number): Promise<void> {
  await inPages(ctx, (tx, page) => handOverSystems(tx, ended, page), limit);
  await inPages(ctx, (tx, page) => handOverAssessments(tx, ended, page), limit);
}

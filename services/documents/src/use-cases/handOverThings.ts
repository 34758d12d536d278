import type { MembershipEndedData } from '@aicp/contracts/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { endMember } from '@aicp/service/store/members';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import { handOverChecklists } from '../store/checklists.ts';
import { handOverDocuments } from '../store/documents.ts';
import { handOverPurchases, handOverShares } from '../store/entitlements.ts';
import { handOverEvidence } from '../store/evidence.ts';
import { handOverSubjects } from '../store/subjects.ts';
import { clearReviewer, handOverVersions } from '../store/versions.ts';

const steps = [
  handOverSubjects,
  handOverDocuments,
  handOverVersions,
  handOverEvidence,
  handOverChecklists,
  handOverPurchases,
  handOverShares,
];

/**
 * What somebody made in an organisation that they have left stays, and becomes the heir's; what waits for their review waits for
 * nobody. Again is no harm.
 */
export async function handOverThings(ctx: Context, ended: MembershipEndedData): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'organisation', ended.organisationId))) return;
    await endMember(tx, ended);
    await clearReviewer(tx, ended);
  });
  for (const step of steps) await inPages(ctx, (tx, page) => step(tx, ended, page));
}

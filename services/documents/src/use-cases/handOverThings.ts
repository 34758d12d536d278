import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { noteFormerMember } from '@aicp/service/store/makers';
import { endMember } from '@aicp/service/store/members';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
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
  handOverPurchases,
  handOverShares,
];

/**
 * What someone made in an organisation that they have left stays, and becomes the heir's; what waits for their review waits for
 * no one. Again is no harm.
 */
export async function handOverThings(ctx: Context, heard: MembershipEndedData): Promise<void> {
  const ended = await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'organisation', heard.organisationId))) return null;
    if (!(await endMember(tx, heard))) return null;
    await clearReviewer(tx, heard);
    return noteFormerMember(tx, heard);
  });
  // They have joined again, or all of it is erased.
  if (!ended) return;
  for (const step of steps) await inPages(ctx, (tx, page) => step(tx, ended, page));
}

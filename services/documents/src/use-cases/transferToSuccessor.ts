import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { recordDeparture } from '@aicp/service/store/creators';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { markMemberLeft } from '@aicp/service/store/members';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { transferDocuments } from '../store/documents.ts';
import { transferPurchases, transferShares } from '../store/entitlements.ts';
import { clearOwner, transferEvidence } from '../store/evidence.ts';
import { transferLinks } from '../store/evidenceLinks.ts';
import { clearPolicyOwner } from '../store/policies.ts';
import { transferSubjects } from '../store/subjects.ts';
import { clearReviewer, transferVersions } from '../store/versions.ts';

const steps = [
  transferSubjects,
  transferDocuments,
  transferVersions,
  transferEvidence,
  transferLinks,
  transferPurchases,
  transferShares,
];

/** Transfers a former member's data in an organisation to the successor; reviews waiting for them become unassigned. Idempotent. */
export async function transferToSuccessor(ctx: Context, heard: MembershipEndedData): Promise<void> {
  const ended = await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', heard.organisationId))) return null;
    if (!(await markMemberLeft(tx, heard))) return null;
    await clearReviewer(tx, heard);
    await clearOwner(tx, heard);
    await clearPolicyOwner(tx, heard);
    return recordDeparture(tx, heard);
  });
  // The member has joined again, or everything is erased.
  if (!ended) return;
  for (const step of steps) await deleteInBatches(ctx, (tx, page) => step(tx, ended, page));
}

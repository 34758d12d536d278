import { mayWhiteLabel } from '@aicp/contracts/rights/entitlement';
import { effectivePlan } from '@aicp/contracts/rights/plans';
import type { Transaction } from '@aicp/service/store/transaction';
import type { HandlerContext } from '../context.ts';
import type { Letterhead } from '../domain/branding.ts';
import type { Carried } from '../domain/carried.ts';
import { keptFile, keptVersion } from '../domain/kept.ts';
import { findBranding } from '../store/brandings.ts';
import { listCarriedVersions } from '../store/carriedVersions.ts';
import { listDocumentsOf } from '../store/documents.ts';
import { findPlan } from '../store/entitlements.ts';
import { clearTraces } from '../store/evidenceLinks.ts';
import { keepFiles } from '../store/keptFiles.ts';
import { findCompanyName } from '../store/organisations.ts';
import type { AssessmentRef } from '../store/places.ts';
import { insertSnapshotOnce } from '../store/snapshots.ts';
import { findStanding } from '../store/things.ts';
import { findVersions } from '../store/versions.ts';
import { carriedOf } from './documentsIn.ts';
import { type Follower, readTrail } from './readTrail.ts';

/**
 * Takes a permanent snapshot of an assessment once another one of the system under this law has followed.
 * @param followedBy the assessment that has followed
 * @param leaves whether replaced and removed files move to the snapshot; false if this assessment arrived after its follower
 */
export async function insertSnapshot(
  ctx: HandlerContext,
  tx: Transaction,
  place: AssessmentRef,
  { leaves, followedBy }: { leaves: boolean; followedBy: Follower | null },
): Promise<void> {
  const { assessmentId, organisationId, systemId, jurisdiction } = place;
  const { evidence, checklist } = await findStanding(tx, place);
  const own = await listDocumentsOf(organisationId, [assessmentId], tx);
  const carried = [...(await listCarriedVersions(organisationId, [assessmentId], own, tx)).values()];
  const shown = [
    ...own.filter(({ latest }) => latest > 0).map(({ id, latest }) => ({ documentId: id, number: latest })),
    ...carried.map(version => ({ ...version, carried: carriedOf(version) })),
  ];
  const versions = (await findVersions(organisationId, shown, tx)).flatMap((version, at) => {
    const { carried } = (shown[at] ?? {}) as { carried?: Carried };
    return version ? [{ ...version, ...(carried && { carried }) }] : [];
  });
  await insertSnapshotOnce(tx, {
    assessmentId,
    organisationId,
    systemId,
    jurisdiction,
    takenAt: ctx.now(),
    evidence: evidence.map(keptFile),
    ...checklist,
    documents: versions.map(keptVersion),
    trail: await readTrail(place, evidence, { followedBy, tx }),
    letterhead: await letterheadNow(ctx, tx, organisationId),
  });
  await keepFiles(tx, assessmentId, evidence);
  if (leaves) await clearTraces(tx, organisationId, place);
}

async function letterheadNow(ctx: HandlerContext, tx: Transaction, organisationId: number): Promise<Letterhead | null> {
  const saved = await findBranding(organisationId, tx);
  const name = await findCompanyName(organisationId, tx);
  const plan = await findPlan(organisationId, tx);
  const { allowed } = mayWhiteLabel({ plan: effectivePlan(plan, ctx.plansOff), enforced: !ctx.trial });
  if (!allowed || !saved || !(saved.colour || saved.logo)) return null;
  const { colour, logo } = saved;
  return { name, colour, logo };
}

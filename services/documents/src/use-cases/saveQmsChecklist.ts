import { qmsRequirements } from '@aicp/compliance/tools/qms';
import { DomainError } from '@aicp/contracts/domainError';
import { QmsAssessed } from '@aicp/contracts/events/documentEvents';
import { QmsChecklistInput } from '@aicp/contracts/inputs/evidenceInputs';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { requireNotArchived } from '@aicp/service/store/archives';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../context.ts';
import { qmsChecklist } from '../domain/qmsChecklist.ts';
import { superseded } from '../domain/snapshot.ts';
import { listAssessmentRefs } from '../store/places.ts';
import { hasSnapshot } from '../store/snapshots.ts';
import { saveChecklist } from '../store/standings.ts';
import { findStanding } from '../store/things.ts';

/**
 * Saves which QMS requirements of the system are met under the law of the assessment, completed or in progress. The result is a separate
 * figure and never changes a report.
 */
export async function saveQmsChecklist(ctx: RequestContext, input: unknown): Promise<number> {
  const owner = ownerOf(signedIn(ctx.actor));
  const { organisationId } = owner;
  const { assessmentId, complete } = parse(QmsChecklistInput, input);
  const unknown = complete.find(id => !qmsRequirements.some(requirement => requirement.id === id));
  if (unknown !== undefined)
    throw new DomainError('INVALID', `complete: there is no QMS requirement ${unknown}`, { fields: ['complete'] });
  const ticked = qmsRequirements.map(({ id }) => id).filter(id => complete.includes(id));
  await ctx.transaction(async tx => {
    const [place] = await listAssessmentRefs(organisationId, [assessmentId], tx);
    if (
      !place ||
      !(await lockUnlessDeleted(tx, 'organisation', organisationId)) ||
      !(await lockUnlessDeleted(tx, 'system', place.systemId))
    )
      throw notFound('Assessment');
    await requireNotArchived(tx, place.systemId);
    if (await hasSnapshot(organisationId, assessmentId, tx)) throw superseded();
    const { evidence } = await findStanding(tx, place);
    const { result } = qmsChecklist(ticked, evidence, ctx.now().toISOString().slice(0, 10));
    await saveChecklist(tx, organisationId, place, { ticked, savedAt: ctx.now() });
    const { complete, total, riskImpact } = result;
    tx.publish(QmsAssessed, { ...owner, assessmentId, complete, total, riskImpact });
  });
  return assessmentId;
}

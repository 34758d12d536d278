import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import { resolveCreator } from '@aicp/service/store/creators';
import { lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { HandlerContext } from '../context.ts';
import { removeBegun } from '../store/begun.ts';
import { insertSubjectOnce, newestSubjects } from '../store/subjects.ts';
import { insertSnapshot } from './insertSnapshot.ts';

/**
 * Stores the subject of documents, unless its system or its organisation was deleted. From now on it uses the current state of its system
 * and law, and the previous assessment keeps the state until now. Idempotent.
 */
export async function applyAssessmentCompleted(
  ctx: HandlerContext,
  { completedAt, ...completed }: AssessmentCompletedData,
): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', completed.organisationId))) return;
    const systemId = await lockKeptSystem(tx, completed.system.id);
    if (systemId === null) return;
    const userId = await resolveCreator(tx, completed);
    await removeBegun(tx, completed.assessmentId);
    const { organisationId, jurisdiction } = completed;
    const system = { ...completed.system, id: systemId };
    const joinedFrom = systemId === completed.system.id ? null : completed.system.id;
    const subject = { ...completed, userId, completedAt: new Date(completedAt), system, joinedFrom };
    if (!(await insertSubjectOnce(tx, subject))) return;
    const [latest, before] = await newestSubjects(tx, { organisationId, systemId, jurisdiction }, 2);
    const isLatest = latest?.assessmentId === completed.assessmentId;
    // If it arrives late, it was followed before any file could be added.
    const followed = isLatest ? before : { ...completed, systemId };
    const followedBy = isLatest ? { assessmentId: completed.assessmentId, completedAt: subject.completedAt } : null;
    if (followed) await insertSnapshot(ctx, tx, { ...followed, isCompleted: true }, { leaves: isLatest, followedBy });
  });
}

import type { AssessmentCompletedData, SystemStateData } from '@aicp/contracts/events/assessmentEvents';
import type { ReportLookupAnsweredData, ReportReviewedData } from '@aicp/contracts/events/reportEvents';
import type { Owner } from '@aicp/contracts/owner';
import { isDeleted, lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../../context.ts';
import { markApproved, upsertKnownReport } from '../../store/knownReports.ts';
import { clearSystemOwner, removeKnownSystem, upsertKnownSystem } from '../../store/knownSystems.ts';
import { findRole } from '../../store/memberships.ts';

/** Stores a report for which links can be created, unless its system or its organisation is deleted. */
export async function applyAssessmentCompleted(
  ctx: WorkerContext,
  { assessmentId, organisationId, system, jurisdiction, completedAt }: AssessmentCompletedData,
): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    const systemId = await lockKeptSystem(tx, system.id);
    if (systemId === null) return;
    const report = { organisationId, systemId, system: system.name, jurisdiction };
    await upsertKnownReport(tx, { id: assessmentId, ...report, completedAt: new Date(completedAt) });
  });
}

export async function applyReportApproval(
  ctx: WorkerContext,
  { assessmentId, organisationId, systemId: eventSystemId, state }: ReportReviewedData,
): Promise<void> {
  if (state !== 'approved') return;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    const systemId = await lockKeptSystem(tx, eventSystemId);
    if (systemId === null) return;
    await markApproved(tx, { id: assessmentId, organisationId, systemId });
  });
}

/** Records reporting's answers about reports for new links, as if each event had been received. */
export async function applyReportLookup(
  ctx: WorkerContext,
  { organisationId, question, reports }: ReportLookupAnsweredData,
): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    for (const { assessmentId: id, systemId: eventSystemId, completedAt, isApproved, ...report } of reports) {
      const systemId = await lockKeptSystem(tx, eventSystemId);
      if (systemId === null) continue;
      await upsertKnownReport(tx, { id, organisationId, systemId, ...report, completedAt: new Date(completedAt) });
      if (isApproved) await markApproved(tx, { id, organisationId, systemId });
    }
  });
  await ctx.reportQuestions.noteAnswer(question);
}

/**
 * Stores a system's name and owner, unless it was deleted or merged into another record. Locks only the system, because an import
 * publishes a thousand systems of one organisation at once.
 */
export async function applySystemState(
  ctx: WorkerContext,
  { organisationId, version, system: { id, name, ownerId } }: SystemStateData,
): Promise<void> {
  await ctx.transaction(async tx => {
    if ((await lockKeptSystem(tx, id)) === id)
      await upsertKnownSystem(tx, { id, organisationId, name, ownerId, version });
  });
  if (await isDeleted('organisation', organisationId)) await ctx.transaction(tx => removeKnownSystem(tx, id));
  else if (ownerId !== null) await forgetFormerOwner({ organisationId, userId: ownerId });
}

/**
 * Removes a former member as the owner of systems, as in systems-assessment, which publishes that only with the next change of each
 * system.
 */
export async function forgetFormerOwner({ organisationId, userId }: Owner): Promise<void> {
  if ((await findRole(organisationId, userId)) === null) await clearSystemOwner(organisationId, userId);
}

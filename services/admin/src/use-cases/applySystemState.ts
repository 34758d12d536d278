import { classInWords } from '@aicp/compliance/scoring/verdict';
import { valuesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import type { AssessmentCompletedData, SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import type { Owner } from '@aicp/contracts/owner';
import { removeArchives } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { findCreator, resolveCreator } from '@aicp/service/store/creators';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import {
  insertMergeTombstone,
  insertTombstone,
  isDeleted,
  lockKeptSystem,
  lockUnlessDeleted,
} from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import {
  reassignAssessments,
  removeAssessment,
  removeAssessments,
  upsertCompleted,
  upsertStarted,
} from '../store/assessments.ts';
import { removeSystem, setCreator, upsertSystem } from '../store/systems.ts';

type State = Owner & { version: number; system: AssessmentCompletedData['system'] };

/** Locks only the system, because an import publishes a thousand systems of one organisation and one person at once. */
export async function applySystemState(
  tx: Transaction,
  { userId, organisationId, version, system }: State,
): Promise<void> {
  // A merged record is not shown any more.
  if ((await lockKeptSystem(tx, system.id)) !== system.id) return;
  const shown = valuesIn(systemFields, 'administration', system);
  await upsertSystem(tx, version, { id: system.id, userId, organisationId, ...shown });
}

/** Removes the system if its organisation was deleted, and gives it to the successor of a creator who has left. */
export async function reconcileSystem(
  ctx: Pick<Context, 'transaction'>,
  { userId, organisationId, system }: State,
): Promise<void> {
  if (await isDeleted('organisation', organisationId)) return ctx.transaction(tx => removeSystem(tx, system.id));
  const creator = { userId, organisationId };
  if ((await findCreator(creator)) === userId) return;
  await ctx.transaction(async tx => setCreator(tx, system.id, { from: userId, to: await resolveCreator(tx, creator) }));
}

export async function unlistSystem(
  tx: Transaction,
  { organisationId, systemId }: { organisationId: number; systemId: number },
): Promise<void> {
  await insertTombstone(tx, 'system', systemId);
  await removeSystem(tx, systemId);
  await removeArchives(tx, { organisationId, systemId }, 1);
}

/** Erases its assessments in batches, once it is unlisted. */
export function eraseSystem(ctx: Pick<Context, 'transaction'>, { systemId }: { systemId: number }): Promise<void> {
  return deleteInBatches(ctx, (tx, page) => removeAssessments(tx, { aiSystemId: systemId }, page));
}

/** Merges two records of a system: the lists show it once, with the assessments of both. */
export async function applyMerge(tx: Transaction, heard: SystemsMergedData): Promise<void> {
  await insertMergeTombstone(tx, heard);
  await removeSystem(tx, heard.goneId);
  await removeArchives(tx, { organisationId: heard.organisationId, systemId: heard.goneId }, 1);
  const keptId = await lockKeptSystem(tx, heard.keptId);
  if (keptId !== null) await reassignAssessments(tx, { ...heard, keptId });
}

/** If the kept record is deleted, data that was to be merged into it is deleted too. */
export function eraseMerged(ctx: Pick<Context, 'transaction'>, { goneId }: SystemsMergedData): Promise<void> {
  return eraseSystem(ctx, { systemId: goneId });
}

type Started = Owner & { assessmentId: number; aiSystemId: number };

export async function applyAssessmentStarted(tx: Transaction, started: Started): Promise<void> {
  const { assessmentId: id, aiSystemId } = started;
  const { organisationId } = started;
  const keptId = await keptAs(tx, organisationId, aiSystemId);
  if (keptId === null) return;
  // Its deletion may have arrived first.
  if (!(await lockUnlessDeleted(tx, 'assessment', id))) return;
  await upsertStarted(tx, { organisationId, userId: await resolveCreator(tx, started), id, aiSystemId: keptId });
}

/** Removes a discarded assessment from every figure. */
export async function unlistAssessment(tx: Transaction, { assessmentId }: { assessmentId: number }): Promise<void> {
  await insertTombstone(tx, 'assessment', assessmentId);
  await removeAssessment(tx, assessmentId);
}

export async function applyAssessmentCompleted(tx: Transaction, completed: AssessmentCompletedData): Promise<void> {
  const { organisationId, assessmentId: id, completedAt, system, result } = completed;
  const keptId = await keptAs(tx, organisationId, system.id);
  if (keptId === null) return;
  const { riskLevel, scored } = result;
  await upsertCompleted(tx, {
    organisationId,
    userId: await resolveCreator(tx, completed),
    id,
    aiSystemId: keptId,
    riskLevel,
    scored,
    class: classInWords(result),
    completedAt: new Date(completedAt),
  });
}

/** The record that a system was merged into, or itself; null if it or its organisation was deleted. */
async function keptAs(tx: Transaction, organisationId: number, systemId: number): Promise<number | null> {
  return (await lockUnlessDeleted(tx, 'organisation', organisationId)) ? lockKeptSystem(tx, systemId) : null;
}

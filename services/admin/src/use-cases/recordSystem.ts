import { valuesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import type { AssessmentCompletedData, SystemJoinedData } from '@aicp/contracts/events/assessmentEvents';
import type { Owner } from '@aicp/contracts/owner';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { makerOf } from '@aicp/service/store/makers';
import { lockSystem, lockUnlessGone, markGone, markJoined } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import {
  joinAssessments,
  putCompleted,
  putStarted,
  removeAssessment,
  removeAssessments,
} from '../store/assessments.ts';
import { putSystem, removeSystem } from '../store/systems.ts';

type State = Owner & { version: number; system: AssessmentCompletedData['system'] };

export async function recordSystem(tx: Transaction, { userId, organisationId, version, system }: State): Promise<void> {
  // Of a record that was joined to another one nothing is shown any more.
  if ((await keptAs(tx, organisationId, system.id)) !== system.id) return;
  const maker = await makerOf(tx, { userId, organisationId });
  const shown = valuesIn(systemFields, 'administration', system);
  await putSystem(tx, version, { id: system.id, userId: maker, organisationId, ...shown });
}

/** The system goes from every list and figure. */
export async function hideSystem(tx: Transaction, { systemId }: { systemId: number }): Promise<void> {
  await markGone(tx, 'system', systemId);
  await removeSystem(tx, systemId);
}

/** Its assessments, page by page, once it is gone from the lists. */
export function eraseSystem(ctx: Pick<Context, 'transaction'>, { systemId }: { systemId: number }): Promise<void> {
  return inPages(ctx, (tx, page) => removeAssessments(tx, { aiSystemId: systemId }, page));
}

/** Two records of a system are one: it is on the lists once, with the assessments of both. */
export async function joinSystem(tx: Transaction, heard: SystemJoinedData): Promise<void> {
  await markJoined(tx, heard);
  await removeSystem(tx, heard.goneId);
  const keptId = await lockSystem(tx, heard.keptId);
  if (keptId !== null) await joinAssessments(tx, { ...heard, keptId });
}

/** Where the record that was kept is deleted, what was to come to it goes too. */
export function eraseJoined(ctx: Pick<Context, 'transaction'>, { goneId }: SystemJoinedData): Promise<void> {
  return eraseSystem(ctx, { systemId: goneId });
}

type Started = Owner & { assessmentId: number; aiSystemId: number };

export async function recordStart(tx: Transaction, started: Started): Promise<void> {
  const { assessmentId: id, aiSystemId } = started;
  const { organisationId } = started;
  const keptId = await keptAs(tx, organisationId, aiSystemId);
  if (keptId === null) return;
  // Its end may have been heard of first.
  if (!(await lockUnlessGone(tx, 'assessment', id))) return;
  await putStarted(tx, { organisationId, userId: await makerOf(tx, started), id, aiSystemId: keptId });
}

/** One that was discarded while in progress goes from every figure. */
export async function hideAssessment(tx: Transaction, { assessmentId }: { assessmentId: number }): Promise<void> {
  await markGone(tx, 'assessment', assessmentId);
  await removeAssessment(tx, assessmentId);
}

export async function recordCompletion(tx: Transaction, completed: AssessmentCompletedData): Promise<void> {
  const { organisationId, assessmentId: id, completedAt, system, result } = completed;
  const keptId = await keptAs(tx, organisationId, system.id);
  if (keptId === null) return;
  const { riskLevel, scored } = result;
  await putCompleted(tx, {
    organisationId,
    userId: await makerOf(tx, completed),
    id,
    aiSystemId: keptId,
    riskLevel,
    scored,
    completedAt: new Date(completedAt),
  });
}

/** The record that a system is kept under by now; null where it is gone, or its organisation. */
async function keptAs(tx: Transaction, organisationId: number, systemId: number): Promise<number | null> {
  return (await lockUnlessGone(tx, 'organisation', organisationId)) ? lockSystem(tx, systemId) : null;
}

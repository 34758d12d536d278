import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';
import type { Owner } from '@aicp/contracts/owner';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { makerOf } from '@aicp/service/store/makers';
import { lockUnlessGone, markGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { putCompleted, putStarted, removeAssessment, removeAssessments } from '../store/assessments.ts';
import { putSystem, removeSystem } from '../store/systems.ts';

type State = Owner & { version: number; system: AssessmentCompletedData['system'] };

export async function recordSystem(tx: Transaction, { userId, organisationId, version, system }: State): Promise<void> {
  if (await isGone(tx, organisationId, system.id)) return;
  const { id, name, systemType, jurisdiction } = system;
  const maker = await makerOf(tx, { userId, organisationId });
  await putSystem(tx, version, { id, userId: maker, organisationId, name, systemType, jurisdiction });
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

type Started = Owner & { assessmentId: number; aiSystemId: number };

export async function recordStart(tx: Transaction, started: Started): Promise<void> {
  const { assessmentId: id, aiSystemId } = started;
  const { organisationId } = started;
  if (await isGone(tx, organisationId, aiSystemId)) return;
  // Its end may have been heard of first.
  if (!(await lockUnlessGone(tx, 'assessment', id))) return;
  await putStarted(tx, { organisationId, userId: await makerOf(tx, started), id, aiSystemId });
}

/** One that was discarded while in progress goes from every figure. */
export async function hideAssessment(tx: Transaction, { assessmentId }: { assessmentId: number }): Promise<void> {
  await markGone(tx, 'assessment', assessmentId);
  await removeAssessment(tx, assessmentId);
}

export async function recordCompletion(tx: Transaction, completed: AssessmentCompletedData): Promise<void> {
  const { organisationId, assessmentId: id, completedAt, system, result } = completed;
  if (await isGone(tx, organisationId, system.id)) return;
  const { riskLevel } = result;
  await putCompleted(tx, {
    organisationId,
    userId: await makerOf(tx, completed),
    id,
    aiSystemId: system.id,
    riskLevel,
    completedAt: new Date(completedAt),
  });
}

async function isGone(tx: Transaction, organisationId: number, systemId: number): Promise<boolean> {
  return !(await lockUnlessGone(tx, 'organisation', organisationId)) || !(await lockUnlessGone(tx, 'system', systemId));
}

import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';
import { bury, isBuried } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { putCompleted, putStarted, removeAssessments } from '../store/assessments.ts';
import { putSystem, removeSystem } from '../store/systems.ts';

type State = { userId: number; version: number; system: AssessmentCompletedData['system'] };

export async function recordSystem(tx: Transaction, { userId, version, system }: State): Promise<void> {
  if (await isGone(tx, userId, system.id)) return;
  const { id, name, systemType, jurisdiction } = system;
  await putSystem(tx, version, { id, userId, name, systemType, jurisdiction });
}

export async function eraseSystem(tx: Transaction, { systemId }: { systemId: number }): Promise<void> {
  await bury(tx, 'system', systemId);
  await removeSystem(tx, systemId);
  await removeAssessments(tx, { aiSystemId: systemId });
}

type Started = { userId: number; assessmentId: number; aiSystemId: number };

export async function recordStart(tx: Transaction, { userId, assessmentId, aiSystemId }: Started): Promise<void> {
  if (!(await isGone(tx, userId, aiSystemId))) await putStarted(tx, { id: assessmentId, userId, aiSystemId });
}

export async function recordCompletion(tx: Transaction, completed: AssessmentCompletedData): Promise<void> {
  const { userId, assessmentId: id, completedAt, system, result } = completed;
  if (await isGone(tx, userId, system.id)) return;
  const { riskLevel } = result;
  await putCompleted(tx, { id, userId, aiSystemId: system.id, riskLevel, completedAt: new Date(completedAt) });
}

async function isGone(tx: Transaction, userId: number, systemId: number): Promise<boolean> {
  return (await isBuried(tx, 'user', userId)) || (await isBuried(tx, 'system', systemId));
}

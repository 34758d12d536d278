import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';

/** An immutable snapshot; its id is its assessment's. */
export type Report = Pick<
  AssessmentCompletedData,
  'userId' | 'jurisdiction' | 'bankVersion' | 'lawAsOf' | 'system' | 'result'
> & { id: number; completedAt: Date; createdAt: Date };

/** The snapshot of a completed assessment. It holds all that it shows: nothing is looked up later. */
export function reportOf(completed: AssessmentCompletedData, now: Date): Report {
  const { assessmentId, userId, jurisdiction, bankVersion, lawAsOf, system, result } = completed;
  return {
    id: assessmentId,
    userId,
    jurisdiction,
    bankVersion,
    lawAsOf,
    system,
    completedAt: new Date(completed.completedAt),
    result,
    createdAt: now,
  };
}

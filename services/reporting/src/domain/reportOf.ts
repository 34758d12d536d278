import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';

/** An immutable snapshot; its id is its assessment's. */
export type Report = Pick<
  AssessmentCompletedData,
  'userId' | 'organisationId' | 'jurisdiction' | 'bankVersion' | 'lawAsOf' | 'system' | 'result'
> & {
  id: number;
  completedAt: Date;
  /** Its author; null in reports from before reviews. */
  completedBy: number | null;
  createdAt: Date;
};

/**
 * The snapshot of a completed assessment. It holds all that it shows: nothing is looked up later. It is made of the event alone, so that
 * a lost report comes back as it was when the event is published again.
 */
export function reportOf(completed: AssessmentCompletedData): Report {
  const { assessmentId, userId, organisationId, jurisdiction, bankVersion, lawAsOf, system, result } = completed;
  const completedAt = new Date(completed.completedAt);
  return {
    id: assessmentId,
    userId,
    organisationId,
    jurisdiction,
    bankVersion,
    lawAsOf,
    system,
    completedAt,
    completedBy: completed.completedBy ?? null,
    result,
    createdAt: completedAt,
  };
}

import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';
import type { Report } from '../store/reports.ts';

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

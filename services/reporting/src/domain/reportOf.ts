import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import type { KeptReport } from '@aicp/contracts/events/canonicalReportOf';

/** An immutable snapshot; its id is its assessment's. */
export type Report = KeptReport & Pick<AssessmentCompletedData, 'userId'> & { createdAt: Date };

/**
 * The snapshot of a completed assessment, complete without later lookups. Derived from the event alone, so that a lost report is restored
 * unchanged when the event is published again.
 * @param systemId the record into which its system was merged, or itself
 */
export function reportOf(completed: AssessmentCompletedData, systemId = completed.system.id): Report {
  const { assessmentId, userId, organisationId, jurisdiction, bankVersion, lawAsOf, system, result } = completed;
  const completedAt = new Date(completed.completedAt);
  return {
    id: assessmentId,
    userId,
    organisationId,
    jurisdiction,
    bankVersion,
    lawAsOf,
    system: { ...system, id: systemId },
    completedAt,
    completedBy: completed.completedBy,
    joinedFrom: systemId === system.id ? null : system.id,
    result,
    createdAt: completedAt,
  };
}

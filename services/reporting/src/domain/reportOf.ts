import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import type { KeptReport } from '@aicp/contracts/events/canonicalReportOf';

/** An immutable snapshot; its id is its assessment's. */
export type Report = KeptReport & Pick<AssessmentCompletedData, 'userId'> & { createdAt: Date };

/**
 * The snapshot of a completed assessment. It holds all that it shows: nothing is looked up later. It is made of the event alone, so that
 * a lost report comes back as it was when the event is published again.
 * @param systemId the record that its system is kept under by now
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

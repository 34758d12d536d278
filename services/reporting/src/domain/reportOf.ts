import type { AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';

/** An immutable snapshot; its id is its assessment's. */
export type Report = Pick<
  AssessmentCompletedData,
  'userId' | 'organisationId' | 'jurisdiction' | 'bankVersion' | 'lawAsOf' | 'system' | 'result'
> & {
  id: number;
  completedAt: Date;
  /** Its author. */
  completedBy: number;
  /** The number that its system had when it was completed, where that record has been joined to another one since; otherwise null. */
  joinedFrom: number | null;
  createdAt: Date;
};

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

/** Its system as it was when it was completed: what is filed and approved keeps the number that it had. */
export function systemAtCompletion({ system, joinedFrom }: Pick<Report, 'system' | 'joinedFrom'>): Report['system'] {
  return { ...system, id: joinedFrom ?? system.id };
}

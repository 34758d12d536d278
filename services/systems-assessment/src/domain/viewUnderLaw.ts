import type { Standing } from './standing.ts';

type Jurisdiction = 'EU' | 'UK';

/** The latest completed assessment of a system under one law. */
export type LatestAssessment = {
  id: number;
  riskLevel: 'HIGH' | 'MEDIUM' | 'LOW';
  scored: boolean;
  completedAt: Date;
  /** Null if the read leaves it out. */
  standing: Standing | null;
};

/** The same with the system that it is of. */
export type LatestOfSystem = LatestAssessment & { systemId: number };

/** What a system has under one law. */
export type UnderLaw = {
  jurisdiction: Jurisdiction;
  latestAssessment: LatestAssessment | null;
  openAssessmentId: number | null;
};

/** One record, registered under a law of its own; null where it was never assessed under the other one. */
export type Assessed = UnderLaw & { otherLaw: UnderLaw | null };

/** A system as the list of a law shows it: with that law's result. Where it is not on that list, as it was registered. */
export function viewUnderLaw<System extends Assessed>(system: System, law: Jurisdiction): System {
  if (system.otherLaw?.jurisdiction !== law) return system;
  const { jurisdiction, latestAssessment, openAssessmentId } = system;
  return { ...system, ...system.otherLaw, otherLaw: { jurisdiction, latestAssessment, openAssessmentId } };
}

/** What a system has under each law, the one that it is seen under first. */
export function resultsOf({ jurisdiction, latestAssessment, openAssessmentId, otherLaw }: Assessed): UnderLaw[] {
  return [{ jurisdiction, latestAssessment, openAssessmentId }, ...(otherLaw ? [otherLaw] : [])];
}

type Changes = Partial<Assessed>;
type Under = Pick<UnderLaw, 'latestAssessment' | 'openAssessmentId'>;

/** What an assessment that begins changes in its system, as it was registered: the first one under the other law puts it on that list. */
export function afterStart(system: Assessed, law: Jurisdiction, assessmentId: number): Changes {
  return changed(system, law, before => ({ ...before, openAssessmentId: assessmentId }));
}

/** What a completed assessment changes in its system, as it was registered. A later result stays. */
export function afterCompletion(system: Assessed, law: Jurisdiction, latest: LatestAssessment): Changes {
  return changed(system, law, before => ({
    latestAssessment:
      before.latestAssessment && before.latestAssessment.completedAt > latest.completedAt
        ? before.latestAssessment
        : latest,
    openAssessmentId: before.openAssessmentId === latest.id ? null : before.openAssessmentId,
  }));
}

/**
 * What an assessment that is discarded changes in its system, as it was registered.
 * @param left another that is in progress under that law; without one, and without a result, the system leaves the other law's list
 */
export function afterDiscard(system: Assessed, law: Jurisdiction, assessmentId: number, left: number | null): Changes {
  const { otherLaw, ...changes } = changed(system, law, before => ({
    ...before,
    openAssessmentId: before.openAssessmentId === assessmentId ? left : before.openAssessmentId,
  }));
  if (!otherLaw) return changes;
  return { otherLaw: otherLaw.latestAssessment || left !== null ? otherLaw : null };
}

function changed(system: Assessed, law: Jurisdiction, change: (before: Under) => Under): Changes {
  if (system.jurisdiction === law) {
    const { latestAssessment, openAssessmentId } = system;
    return change({ latestAssessment, openAssessmentId });
  }
  const { latestAssessment = null, openAssessmentId = null } = system.otherLaw ?? {};
  return { otherLaw: { jurisdiction: law, ...change({ latestAssessment, openAssessmentId }) } };
}

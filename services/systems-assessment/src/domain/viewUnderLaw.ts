import { type Ranking, systemUrgency } from './ranking.ts';

type Jurisdiction = 'EU' | 'UK';

/** The latest completed assessment of a system under one law. */
export type LatestAssessment = {
  id: number;
  riskLevel: 'HIGH' | 'MEDIUM' | 'LOW';
  scored: boolean;
  completedAt: Date;
  /** Null if the read leaves it out. */
  standing: Ranking | null;
};

/** The same with its system. */
export type LatestOfSystem = LatestAssessment & { systemId: number };

/** The state of a system under one law. */
export type UnderLaw = {
  jurisdiction: Jurisdiction;
  latestAssessment: LatestAssessment | null;
  openAssessmentId: number | null;
  /** The earliest due date that the organisation chose for an open action of the system under that law, ISO date. */
  ownDue: string | null;
  /** The position in the list of that law by urgency (`systemUrgency`). */
  urgency: number;
};

/** One record, registered under one law; `otherLaw` is null if it was never assessed under the other. */
export type Assessed = UnderLaw & { otherLaw: UnderLaw | null };

/** A system in the list of a law: with that law's result. If it is not on that list, as registered. */
export function viewUnderLaw<System extends Assessed>(system: System, law: Jurisdiction): System {
  if (system.otherLaw?.jurisdiction !== law) return system;
  return { ...system, ...system.otherLaw, otherLaw: underOwnLaw(system) };
}

/** The system's state under the law of its registration. */
export function underOwnLaw(system: UnderLaw): UnderLaw {
  const { jurisdiction, latestAssessment, openAssessmentId, ownDue, urgency } = system;
  return { jurisdiction, latestAssessment, openAssessmentId, ownDue, urgency };
}

/** The state of a system under each law, the viewed one first. */
export function resultsOf(system: Assessed): UnderLaw[] {
  return [underOwnLaw(system), ...(system.otherLaw ? [system.otherLaw] : [])];
}

type Changes = Partial<Assessed>;
type Under = Pick<UnderLaw, 'latestAssessment' | 'openAssessmentId' | 'ownDue'>;
type Begun = { id: number; jurisdiction: Jurisdiction };

/**
 * The changes of a registered system when an assessment starts: the first one under the other law puts it on that list.
 * @param today ISO date
 */
export function afterStart(system: Assessed, { id, jurisdiction }: Begun, today: string): Changes {
  return changed(system, jurisdiction, today, before => ({ ...before, openAssessmentId: id }));
}

/** The changes of a registered system when an assessment is completed. A later result stays. */
export function afterCompletion(system: Assessed, law: Jurisdiction, latest: LatestAssessment): Changes {
  return changed(system, law, latest.completedAt.toISOString().slice(0, 10), before => ({
    ...before,
    latestAssessment:
      before.latestAssessment && before.latestAssessment.completedAt > latest.completedAt
        ? before.latestAssessment
        : latest,
    openAssessmentId: before.openAssessmentId === latest.id ? null : before.openAssessmentId,
  }));
}

/**
 * The changes of a registered system when an assessment is discarded.
 * @param left another one in progress under that law; without one, and without a result, the system leaves the other law's list
 */
export function afterDiscard(
  system: Assessed,
  { id, jurisdiction }: Begun,
  { left, today }: { left: number | null; today: string },
): Changes {
  const { otherLaw, ...changes } = changed(system, jurisdiction, today, before => ({
    ...before,
    openAssessmentId: before.openAssessmentId === id ? left : before.openAssessmentId,
  }));
  if (!otherLaw) return changes;
  return { otherLaw: otherLaw.latestAssessment || left !== null ? otherLaw : null };
}

/**
 * What the earliest due date that the organisation chose under a law changes in its system, as it was registered.
 * @param today ISO date
 */
export function afterOwnDue(system: Assessed, law: Jurisdiction, ownDue: string | null, today: string): Changes {
  return changed(system, law, today, before => ({ ...before, ownDue }));
}

/** @param today ISO date */
export function urgencyUnder(under: Omit<UnderLaw, 'urgency'>, today: string): number {
  const { jurisdiction, latestAssessment, openAssessmentId, ownDue } = under;
  return systemUrgency(jurisdiction, latestAssessment, { isOpen: openAssessmentId !== null, ownDue }, today);
}

function changed(system: Assessed, law: Jurisdiction, today: string, change: (before: Under) => Under): Changes {
  const isOwn = system.jurisdiction === law;
  const { latestAssessment = null, openAssessmentId = null, ownDue = null } = (isOwn ? system : system.otherLaw) ?? {};
  const after = change({ latestAssessment, openAssessmentId, ownDue });
  const now = { ...after, urgency: urgencyUnder({ jurisdiction: law, ...after }, today) };
  return isOwn ? now : { otherLaw: { jurisdiction: law, ...now } };
}

import { isolated } from '@aicp/contracts/isolated';
import type { SharedDuties, SharedDuty } from '../../../parts/links/RoomProof.tsx';

/** The parts of a filed report that are used here (CanonicalReport of the contracts). */
export type FiledReport = {
  id: number;
  day: string;
  completedAt: string;
  system: { id: number; name: string };
  riskResult: { level: string };
  scored: boolean;
  gaps: { text: string }[];
  actions: { questionId: string }[];
  /** Null under EU rules. */
  regulators: object[] | null;
};

/**
 * A report that was filed, under the names that the graph has for its parts: what draws reports draws it.
 * @param shared the work on its actions, which is no part of it; null until it is loaded
 */
export function asReport({ gaps, actions, completedAt, ...filed }: FiledReport, shared: SharedDuties | null) {
  const { id, riskResult, scored, system } = filed;
  return {
    ...filed,
    regulators: filed.regulators ?? [],
    id: String(id),
    system: { ...system, id: String(system.id) },
    assessment: { id: String(id), completedAt, riskLevel: riskResult.level, scored },
    gaps: gaps.map(({ text }) => text),
    findings: gaps,
    actions: actions.map(action => ({
      ...action,
      items: (shared?.duties ?? [])
        .filter(duty => duty.action && duty.questionId === action.questionId)
        .slice(0, 1)
        .map(duty => itemOf(duty, id)),
    })),
  };
}

const personOf = (name: string | null) => name && { id: name, username: isolated(name), fullName: null };

const itemOf = ({ action, status }: SharedDuty, reportId: number) =>
  action && {
    ...action,
    id: String(action.id),
    stateBy: personOf(action.stateBy),
    owner: personOf(action.owner),
    gap: status,
    reportId: String(reportId),
    closedBy: null,
  };

/** The proofs and answers of duties, under the names that the graph has for them. */
export function asProof({ asOf, duties }: SharedDuties) {
  const names = new Set(duties.flatMap(({ answeredBy }) => answeredBy ?? []));
  return {
    asOf,
    duties: duties.map(({ proof }) => proof),
    answeredAt: duties.map(({ answeredAt }) => answeredAt),
    answeredBy: duties.map(({ answeredBy }) => answeredBy),
    fromOrganisation: duties.map(({ fromOrganisation }) => fromOrganisation),
    people: [...names].map(personOf),
  };
}

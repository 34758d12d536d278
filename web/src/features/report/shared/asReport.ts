import type { CanonicalReport } from '@aicp/contracts/canonicalReport';

/** A report that was filed, under the names that the graph has for its parts: what draws reports draws it. */
export function asReport({ gaps, completedAt, ...filed }: CanonicalReport) {
  const { id, riskResult, scored, system } = filed;
  return {
    ...filed,
    id: String(id),
    system: { ...system, id: String(system.id) },
    assessment: { id: String(id), completedAt, riskLevel: riskResult.level, scored },
    gaps: gaps.map(({ text }) => text),
    findings: gaps,
    remarks: filed.remarks ?? [],
    roles: filed.roles ?? [],
    supervisors: filed.supervisors ?? [],
    regulators: filed.regulators ?? [],
    duties: filed.duties ?? [],
    requests: filed.requests ?? [],
    working: filed.working ?? [],
    trace: filed.trace ?? [],
    flips: filed.flips ?? [],
    clocks: filed.clocks ?? [],
  };
}

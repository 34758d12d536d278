/** What is read here of a report as it was filed (CanonicalReport of the contracts). */
export type FiledReport = {
  id: number;
  day: string;
  completedAt: string;
  system: { id: number; name: string };
  riskResult: { level: string };
  scored: boolean;
  gaps: { text: string }[];
  actions: object[];
  /** Null under EU rules. */
  regulators: object[] | null;
};

/** A report that was filed, under the names that the graph has for its parts: what draws reports draws it. */
export function asReport({ gaps, actions, completedAt, ...filed }: FiledReport) {
  const { id, riskResult, scored, system } = filed;
  return {
    ...filed,
    regulators: filed.regulators ?? [],
    id: String(id),
    system: { ...system, id: String(system.id) },
    assessment: { id: String(id), completedAt, riskLevel: riskResult.level, scored },
    gaps: gaps.map(({ text }) => text),
    findings: gaps,
    // How far the work on them is now is no part of the report.
    actions: actions.map(action => ({ ...action, items: [] })),
  };
}

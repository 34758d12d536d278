import type { Action, AssessmentResult, Finding } from './assessmentResult.ts';

/** One thing found by an assessment: a gap with its remedy, or only something to do. */
export type Issue = {
  finding?: Finding;
  action: Action;
  /** What comes first: lower ranks, then more points, then the order of the bank. */
  rank: number;
  points: number;
};

/** Findings and actions in their order, with the plain lists beside them; actions of the same text are shown once. */
export function listed(
  issues: readonly Issue[],
): Pick<AssessmentResult, 'findings' | 'gaps' | 'actions' | 'recommendations'> {
  const ordered = issues.toSorted((a, b) => a.rank - b.rank || b.points - a.points);
  const findings = unique(ordered.flatMap(({ finding }) => finding ?? []));
  const actions = unique(ordered.map(({ action }) => action));
  return {
    findings,
    gaps: findings.map(({ text }) => text),
    actions,
    recommendations: actions.map(({ text }) => text),
  };
}

function unique<T extends { text: string }>(items: readonly T[]): T[] {
  return [...new Map(items.toReversed().map(item => [item.text, item])).values()].toReversed();
}

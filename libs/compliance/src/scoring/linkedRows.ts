import type { Jurisdiction } from '../law/jurisdiction.ts';
import { byDue, type DatedGap } from './byDue.ts';

type Row = { questionId: string };

/** The gaps in page order, each with the number of the action that closes it, and the actions in the order of the gaps. */
export function linkedRows<Gap extends Row, Action extends Row & { goodPractice: boolean }>(
  gaps: readonly Gap[],
  actions: readonly Action[],
) {
  const placeOf = ({ questionId }: Action) => {
    const at = gaps.findIndex(gap => gap.questionId === questionId);
    return at < 0 ? gaps.length : at;
  };
  const ordered = actions.toSorted(
    (one, other) => Number(one.goodPractice) - Number(other.goodPractice) || placeOf(one) - placeOf(other),
  );
  const numberIn = (rows: readonly Row[], { questionId }: Row) =>
    rows.findIndex(row => row.questionId === questionId) + 1 || null;
  return {
    actionOf: gaps.map(gap => numberIn(ordered, gap)),
    actions: ordered.map(action => ({ ...action, gap: numberIn(gaps, action) })),
  };
}

/** The recommended actions of a report in the order in which it numbers them, from 1. @param day the report's, ISO */
export function numberedActions<Action extends Row & { goodPractice: boolean }>(
  { findings, actions }: { findings: readonly (Row & DatedGap)[]; actions: readonly Action[] },
  day: string,
  jurisdiction: Jurisdiction,
) {
  const gaps = byDue(findings, day, jurisdiction).flatMap(({ members }) => members);
  return linkedRows(gaps, actions).actions.map((action, at) => ({ ...action, number: at + 1 }));
}

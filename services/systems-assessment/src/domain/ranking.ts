import { classInWords, type Verdict } from '@aicp/compliance/scoring/verdict';

/** What the list of systems shows and sorts of a completed assessment. */
export type Ranking = {
  /** EU: the class; UK: the overall rating. */
  class: string | null;
  /** The compliance score, 0 to 100; null outside the law. */
  score: number | null;
  openGaps: number;
  /** The legal dates that matter to it, at its completion; ISO dates by time. */
  dates: string[];
  /** The number of gaps by the date from which they are due, ISO dates by time. Good practice is missing. */
  due: { from: string; count: number }[];
  urgency: Urgency;
};

/** A number for each column, higher if there is more to do. A system without such a number comes last. */
export type Urgency = {
  class: number;
  level: number;
  score: number | null;
  gaps: number;
  /** The urgency of the next date. */
  next: number | null;
};

const CLASSES = ['out-of-scope', 'minimal', 'limited', 'high-risk', 'prohibited'];
const RATINGS = ['GREEN', 'AMBER', 'RED'];
const LEVELS = ['LOW', 'MEDIUM', 'HIGH'];
/** High-risk under the AI Act, and RED under the UK's principles. */
const GRAVE = { EU: CLASSES.indexOf('high-risk'), UK: RATINGS.indexOf('RED') };

/** @param today ISO date */
export function rankingOf(result: Verdict, today: string): Ranking {
  const { scored } = result;
  const name = result.euClass?.name ?? '';
  const dates = [...new Set(result.clocks.filter(({ binding }) => binding).map(({ date }) => date))].sort();
  return {
    class: classInWords(result),
    score: scored ? result.complianceScore : null,
    openGaps: result.findings.length,
    dates,
    due: dueOf(result, today),
    urgency: {
      class: result.ragScore ? RATINGS.indexOf(result.ragScore) : CLASSES.indexOf(name),
      level: scored ? LEVELS.indexOf(result.riskLevel) : -1,
      score: scored ? 100 - result.complianceScore : null,
      gaps: result.findings.length,
      next: urgencyOf(nextDate(dates, today)),
    },
  };
}

function dueOf({ findings }: Verdict, today: string): Ranking['due'] {
  const days = findings.flatMap(({ state, appliesFrom }) =>
    state === 'in_force' ? (appliesFrom ?? today) : state === 'due' ? (appliesFrom ?? []) : [],
  );
  return [...Map.groupBy(days.sort(), from => from)].map(([from, same]) => ({ from, count: same.length }));
}

/** A system without an assessment under a law. */
export const NEVER_ASSESSED = 2_000_000;

/** What else decides how urgent a system is. */
type Work = {
  /** Whether an assessment is in progress. */
  isOpen: boolean;
  /** The earliest due date that the organisation chose for an open action, ISO date. */
  ownDue: string | null;
};

/**
 * Where a system stands in a list by urgency, the higher the sooner: grave systems with something due, assessments in progress, other
 * systems with something due, grave systems whose gaps are due later, systems that were never assessed, and the rest. Due is a gap by
 * its legal date, or an action by a date that the organisation chose. Among equals the latter come first, then the number of gaps that
 * are due counts, then that of all gaps.
 * @param today ISO date
 */
export function systemUrgency(
  law: 'EU' | 'UK',
  latest: { riskLevel: string; standing: Ranking | null } | null,
  { isOpen, ownDue }: Work,
  today: string,
): number {
  const { urgency, due = [] } = latest?.standing ?? {};
  const dueNow = due.filter(({ from }) => from <= today).reduce((sum, { count }) => sum + count, 0);
  const gaps = urgency?.gaps ?? 0;
  const isGrave = latest?.riskLevel === 'HIGH' || (urgency?.class ?? 0) >= GRAVE[law];
  const isOwnDue = ownDue !== null && ownDue <= today;
  const isDue = dueNow > 0 || isOwnDue;
  const within = (isOwnDue ? 500_000 : 0) + Math.min(dueNow, 499) * 1_000 + Math.min(gaps, 999);
  if (isGrave && isDue) return 6_000_000 + within;
  if (isOpen) return 5_000_000 + within;
  if (isDue) return 4_000_000 + within;
  if (isGrave && gaps > 0) return 3_000_000 + within;
  return latest ? within : NEVER_ASSESSED;
}

/** The first of these dates that is in the future; null if there is none. */
export function nextDate(dates: readonly string[], today: string): string | null {
  return dates.find(date => date > today) ?? null;
}

/** The urgency of an ISO date: the sooner, the higher. */
export function urgencyOf(date: string | null): number | null {
  return date === null ? null : -Number(date.replaceAll('-', ''));
}

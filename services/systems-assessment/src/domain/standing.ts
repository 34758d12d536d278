import type { Verdict } from '@aicp/compliance/scoring/verdict';

/** What the list of systems shows of a completed assessment, and is sorted by. */
export type Standing = {
  /** EU: the class; UK: the overall rating. */
  class: string | null;
  /** The compliance score, 0 to 100; null outside the law. */
  score: number | null;
  openGaps: number;
  /** The days of the law that mattered to it when it was completed, ISO dates by time. */
  dates: string[];
  urgency: Urgency;
};

/** A number for each column, higher where there is more to do. What has no such number comes after everything that has one. */
export type Urgency = {
  class: number;
  level: number;
  score: number | null;
  gaps: number;
  /** Of the next date. */
  next: number | null;
};

const CLASSES = ['out-of-scope', 'minimal', 'limited', 'high-risk', 'prohibited'];
const RATINGS = ['GREEN', 'AMBER', 'RED'];
const LEVELS = ['LOW', 'MEDIUM', 'HIGH'];

/** @param today ISO date */
export function rankingOf(result: Verdict, today: string): Standing {
  const { scored } = result;
  const name = result.euClass?.name ?? '';
  const dates = [...new Set(result.clocks.filter(({ binding }) => binding).map(({ date }) => date))].sort();
  return {
    class: result.class?.label ?? inWords(result.ragScore ?? name),
    score: scored ? result.complianceScore : null,
    openGaps: result.findings.length,
    dates,
    urgency: {
      class: result.ragScore ? RATINGS.indexOf(result.ragScore) : CLASSES.indexOf(name),
      level: scored ? LEVELS.indexOf(result.riskLevel) : -1,
      score: scored ? 100 - result.complianceScore : null,
      gaps: result.findings.length,
      next: urgencyOf(nextDate(dates, today)),
    },
  };
}

/** The first of some days that is still to come; null where there is none. */
export function nextDate(dates: readonly string[], today: string): string | null {
  return dates.find(date => date > today) ?? null;
}

/** Of a date, ISO: the sooner, the higher. */
export function urgencyOf(date: string | null): number | null {
  return date === null ? null : -Number(date.replaceAll('-', ''));
}

/** 'high-risk' as 'High-risk', 'RED' as 'Red'; null for nothing. */
function inWords(name: string): string | null {
  return name ? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase() : null;
}

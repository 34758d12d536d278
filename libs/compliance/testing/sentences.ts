import { MONTHS } from '../src/law/calendar.ts';
import type { Verdict } from '../src/scoring/verdict.ts';

/** Dates between the legal dates, on which every sentence of a report must be true. */
export const DAYS = ['2026-12-01', '2027-08-02', '2027-12-03', '2028-08-03', '2030-08-03'] as const;

/** All sentences of a verdict except the trace, which quotes questions. */
export function sentencesOf({ class: verdictClass, ...verdict }: Verdict): string[] {
  return [
    verdictClass?.reason ?? '',
    ...verdict.notes,
    ...verdict.gaps,
    ...verdict.recommendations,
    ...verdict.requests,
    ...verdict.duties.map(({ why }) => why),
    ...(verdict.fine?.explanation ?? []),
    ...verdict.clocks.map(({ what }) => what),
  ];
}

// "Found by" a date is a date of reading, and not a duty.
const NAMED = new RegExp(`(?<!found )\\b(by|since|starts on|begins on) (\\d{1,2}) (${MONTHS.join('|')}) (\\d{4})`, 'g');

/** Sentences that are untrue on a date: due by a past date, or in force since a future one. */
export function untrueOn(today: string, verdict: Verdict): string[] {
  return sentencesOf(verdict).filter(sentence =>
    [...sentence.matchAll(NAMED)].some(([, word, day = '', month = '', year]) => {
      const date = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
      return word === 'since' ? date > today : date <= today;
    }),
  );
}

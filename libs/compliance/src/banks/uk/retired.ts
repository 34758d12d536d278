import { longDate } from '../../law/calendar.ts';
import { bandOf, complianceScore } from '../../scoring/complianceScore.ts';
import type { Duty, Verdict } from '../../scoring/verdict.ts';

const NOT_REQUIRED = 'Not required for a retired system.';

/** A row of the table for a system that is retired: how it was answered stays, and nothing binds any more. */
const endedDuty = (duty: Duty): Duty => ({
  ...duty,
  binds: false,
  from: null,
  state: null,
  why: `${NOT_REQUIRED} ${duty.why}`,
});

/** The sentence on continuing duties, next to the rating. */
export const retiredNote =
  'The system is retired. No further duties arise from it, so nothing is scored and no gap or action is listed. The rating assumes that the system is used again unchanged. Its records are kept under your retention rules. Personal data that is still stored is still processed, so data protection law applies to it until it is deleted.';

/** A verdict on a system that is retired: its ratings and answers as they are, nothing scored, and no gaps, actions and days for the future. */
export function ended(verdict: Verdict, today: string): Verdict {
  const { riskScore, duties } = verdict;
  return {
    ...verdict,
    scored: false,
    riskLevel: 'LOW',
    riskScore: 0,
    complianceScore: complianceScore(0),
    band: bandOf(complianceScore(0)),
    working: [],
    gaps: [],
    findings: [],
    recommendations: [],
    actions: [],
    clocks: [],
    duties: duties.map(endedDuty),
    scores: {
      inForce: { score: 0, text: `The system is retired, so none of its duties was in force on ${longDate(today)}.` },
      later: { score: riskScore, text: 'If the system were used again unchanged, the open items would count again.' },
    },
  };
}

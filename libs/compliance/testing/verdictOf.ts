import { type Assessment, assess } from '../src/banks/assess.ts';
import { isVerdict, type Verdict } from '../src/scoring/verdict.ts';

/** What `assess` comes to on an adaptive bank. Throws TypeError on one of the first banks. */
export function verdictOf(assessment: Assessment): Verdict {
  const outcome = assess(assessment);
  if (!isVerdict(outcome)) throw new TypeError(`${assessment.bank.version} has no verdicts.`);
  return outcome;
}

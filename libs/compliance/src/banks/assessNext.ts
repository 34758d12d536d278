import { withUnknowns } from '../scoring/applicable.ts';
import type { Verdict } from '../scoring/verdict.ts';
import { type Assessment, scoredOf } from './assess.ts';
import { nextBank } from './nextBanks.ts';

/**
 * Scores a complete set of answers by a bank that is not yet in force; the call and its errors are those of `assess`.
 */
export function assessNext(assessment: Assessment): Verdict {
  const next = nextBank(assessment.bank.version);
  return next.assess(scoredOf(next.bank, assessment));
}

/** What answers come to so far: every question that applies and has no answer counts as "not sure". Without flips. */
export function previewNext(assessment: Assessment): Verdict {
  const next = nextBank(assessment.bank.version);
  const answers = withUnknowns(next.bank, assessment.answers);
  return next.score(scoredOf(next.bank, { ...assessment, answers }));
}

import { z } from 'zod';
import type { OrganisationSize } from '../law/organisationSize.ts';
import type { Answers } from '../scoring/answers.ts';
import { applicable, withUnsureAnswers } from '../scoring/applicable.ts';
import type { Bank } from '../scoring/bank.ts';
import type { Scored } from '../scoring/publishedBank.ts';
import { scoreOf } from '../scoring/scoreOf.ts';
import { unanswered } from '../scoring/unanswered.ts';
import type { Verdict } from '../scoring/verdict.ts';
import { publishedBank } from './banks.ts';

export type Assessment = {
  /** Only its version counts: questions and rules are those published under it. */
  bank: Pick<Bank, 'version'>;
  answers: Answers;
  /** ISO date; decides what applies and what is still to come. */
  today: string;
  /** Worldwide annual turnover of the preceding year in euros. Without it fines show the fixed caps. */
  turnover?: number | null;
  /** Taken as large when a turnover is given without it. */
  size?: OrganisationSize | null;
  /** The registered type; contradictions with the answers become remarks. */
  systemType?: string | null;
};

/**
 * Scores a complete set of answers by the rules that were published with the bank, whatever later banks do.
 * Answers to questions that the bank does not have are ignored.
 * Throws RangeError for a bank that was never published, when answers are missing (naming them), when an option is unknown, when `today` is not an ISO
 * date, or when the turnover is negative.
 */
export function assess(assessment: Assessment): Verdict {
  const published = publishedBank(assessment.bank.version);
  return published.assess(scoredOf(published.bank, assessment));
}

/** The result so far: unanswered questions that apply count as "not sure". Without alternatives. Throws RangeError like `assess`. */
export function preview(assessment: Assessment): Verdict {
  const { bank, score } = publishedBank(assessment.bank.version);
  const answers = withUnsureAnswers(bank, assessment.answers);
  return score(scoredOf(bank, { ...assessment, answers }));
}

/** An assessment checked against its bank's questions that apply. Throws RangeError like `assess`. */
function scoredOf(bank: Bank, { answers, today, turnover, size, systemType }: Assessment): Scored {
  const missing = unanswered(bank, answers);
  const asked = applicable(bank, answers);
  if (missing.length > 0) {
    throw new RangeError(`${missing.length} of ${asked.length} questions are unanswered: ${missing.join(', ')}.`);
  }
  for (const question of asked) {
    const value = answers[question.id] as string;
    if (scoreOf(question, value) === undefined) throw new RangeError(`${question.id} has no option "${value}".`);
  }
  if (!z.iso.date().safeParse(today).success) throw new RangeError(`"${today}" is not an ISO date.`);
  if (turnover != null && !(turnover >= 0 && Number.isFinite(turnover))) {
    throw new RangeError('Turnover must be a number of euros, 0 or more.');
  }
  return { answers, today, turnover: turnover ?? null, size: size ?? 'large', systemType: systemType ?? null };
}

import { z } from 'zod';
import { assessEu } from '../banks/eu-2026-11-21/assessEu.ts';
import { assessUk } from '../banks/uk-2026-11-21/assessUk.ts';
import type { OrganisationSize } from '../law/organisationSize.ts';
import type { Answers } from './answers.ts';
import type { AssessmentResult } from './assessmentResult.ts';
import type { Bank } from './bank.ts';
import { scoreOf } from './scoreOf.ts';

export type Assessment = {
  bank: Bank;
  answers: Answers;
  /** ISO date; decides what is in force and what is still to come. */
  today: string;
  /** Worldwide annual turnover of the preceding year in euros. Without it fines show the fixed caps. */
  turnover?: number | null;
  /** Taken as large when a turnover is given without it. */
  size?: OrganisationSize | null;
};

/**
 * Scores a complete set of answers by the rules of the bank's jurisdiction.
 * Answers to questions that the bank does not have are ignored.
 * Throws RangeError when answers are missing (naming them), when an option is unknown, when `today` is not an ISO
 * date, or when the turnover is negative.
 */
export function assess({ bank, answers, today, turnover, size }: Assessment): AssessmentResult {
  const missing = unanswered(bank, answers);
  if (missing.length > 0) {
    throw new RangeError(
      `${missing.length} of ${bank.questions.length} questions are unanswered: ${missing.join(', ')}.`,
    );
  }
  for (const question of bank.questions) {
    const value = answers[question.id] as string;
    if (scoreOf(question, value) === undefined) throw new RangeError(`${question.id} has no option "${value}".`);
  }
  if (!z.iso.date().safeParse(today).success) throw new RangeError(`"${today}" is not an ISO date.`);
  if (turnover != null && !(turnover >= 0 && Number.isFinite(turnover))) {
    throw new RangeError('Turnover is a number of euros, 0 or more.');
  }
  return bank.jurisdiction === 'EU'
    ? assessEu({ bank, answers, today, turnover: turnover ?? null, size: size ?? 'large' })
    : assessUk({ bank, answers, today });
}

/** The ids of the bank's questions that have no answer yet, in the order in which they are asked. */
export function unanswered(bank: Bank, answers: Answers): string[] {
  return bank.questions.map(question => question.id).filter(id => !answers[id]);
}

import type { ActiveBanks } from '@aicp/compliance/banks/activeBanks';
import { preview } from '@aicp/compliance/banks/assess';
import { bankOf } from '@aicp/compliance/banks/banks';
import { lawStateOf } from '@aicp/compliance/banks/lawDays';
import { migrateAnswers } from '@aicp/compliance/banks/migrateAnswers';
import { causeOf, type LawMove, resultChanges } from '@aicp/compliance/banks/resultChanges';
import type { Citation } from '@aicp/compliance/law/citation';
import type { Answers } from '@aicp/compliance/scoring/answers';
import { applicable } from '@aicp/compliance/scoring/applicable';
import { ordinaryAnswer } from '@aicp/compliance/scoring/compliantAnswers';
import type { Verdict } from '@aicp/compliance/scoring/verdict';
import type { Completion } from './completion.ts';
import { answersOf } from './progress.ts';

/** The changes of a completed assessment's result under another state of the law. */
export type Impact = {
  /** The current question bank. */
  toVersion: string;
  /** `answer`: some questions have no answer yet, so that nothing can be accepted. */
  needs: 'accept' | 'answer';
  /** The number of questions to answer, as far as known now. */
  questions: number;
  /** Unanswered questions count as "not sure" in the new result. */
  moves: LawMove[];
  citation: Citation | null;
};

type Assessed = {
  assessment: { jurisdiction: 'EU' | 'UK'; bankVersion: string };
  completion: Pick<Completion, 'scoredOn' | 'system' | 'organisation'>;
  responses: readonly { questionId: string; answer: string }[];
};

/**
 * The differences that today's law makes for the same answers and organisation facts; null if none. @param today ISO
 * date
 */
export function compareWithCurrentLaw(
  { assessment, completion, responses }: Assessed,
  inForce: ActiveBanks,
  today: string,
): Impact | null {
  const from = assessment.bankVersion;
  const to = inForce[assessment.jurisdiction].version;
  // Staying with an earlier bank is an operator's choice, and not a change of the law. Versions end in their date.
  if (to < from || lawStateOf(from, completion.scoredOn) === lawStateOf(to, today)) return null;
  const answers = answersOf(responses);
  const carried = from === to ? answers : migrateAnswers(from, to, answers);
  const questions = applicable(bankOf(to), carried, ordinaryAnswer).filter(({ id }) => !carried[id]).length;
  const before = outcomeOf(from, answers, completion.scoredOn, completion);
  const moves = resultChanges({ before, after: outcomeOf(to, carried, today, completion), bankVersion: to });
  if (moves.length === 0 && questions === 0) return null;
  return { toVersion: to, needs: questions > 0 ? 'answer' : 'accept', questions, moves, citation: causeOf(moves) };
}

/** Without alternatives, which take many scorings; missing answers count as "not sure". */
function outcomeOf(
  version: string,
  answers: Answers,
  today: string,
  { system, organisation }: Assessed['completion'],
): Verdict {
  const { turnover = null, size = null } = organisation ?? {};
  return preview({ bank: { version }, answers, today, turnover, size, systemType: system.systemType });
}

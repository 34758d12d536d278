import type { Citation } from '../law/citation.ts';
import type { OrganisationSize } from '../law/organisationSize.ts';
import type { Answers } from './answers.ts';
import type { Bank } from './bank.ts';
import type { Question } from './question.ts';
import type { Rag } from './rag.ts';
import type { Verdict } from './verdict.ts';

/** The input of a bank's rules: complete and valid answers, on a date. */
export type Scored = {
  answers: Answers;
  /** ISO date; decides what applies and what is still to come. */
  today: string;
  /** Worldwide annual turnover of the preceding year in euros. */
  turnover: number | null;
  size: OrganisationSize;
  /** The registered type, one of `systemTypes` or free text. */
  systemType?: string | null;
};

/** An organisation's recorded facts, for all of its systems. Null: not known. */
export type OrganisationFacts = {
  /** An answer of the bank to "What kind of organisation are you?". */
  kind: string | null;
  size: OrganisationSize | null;
  /** Answers to the other questions of the group "organisation", by question id. */
  answers: Answers;
};

/**
 * A question bank with the rules that score it. From v0.1.0 a published bank never changes, so an assessment is always scored as on the
 * day of its completion. Answers to questions that do not apply are ignored.
 */
export type PublishedBank = {
  bank: Bank;
  /** Requires complete answers. */
  assess(scored: Scored): Verdict;
  /** The result without alternatives, which need many scorings: for previews and repeated scoring. */
  score(scored: Scored): Verdict;
  /**
   * The citation of a question, with the date from which it applies to a system with these answers; undefined for an unknown question.
   */
  citationOf(questionId: string, answers: Answers): Citation | undefined;
  /** UK: the rating of one answer; undefined for an unknown answer. */
  ragOfAnswer?(question: Question, value: string): Rag | undefined;
  /** Suggested answers for a type of system; none for an unknown type. */
  suggestions(systemType: string | null): Answers;
  /** Contradictions between the answers and the type of the system, one sentence each. */
  remarks?(systemType: string | null, answers: Answers): string[];
  /** The answers that follow from the organisation's facts and are not asked again. */
  organisationAnswers(facts: OrganisationFacts): Answers;
};

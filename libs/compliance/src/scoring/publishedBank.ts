import type { Citation } from '../law/citation.ts';
import type { OrganisationSize } from '../law/organisationSize.ts';
import type { Answers } from './answers.ts';
import type { Bank } from './bank.ts';
import type { Question } from './question.ts';
import type { Rag } from './rag.ts';
import type { Outcome } from './verdict.ts';

/** What a bank's rules score: complete and valid answers, on a day. */
export type Scored = {
  answers: Answers;
  /** ISO date; decides what is in force and what is still to come. */
  today: string;
  /** Worldwide annual turnover of the preceding year in euros. */
  turnover: number | null;
  size: OrganisationSize;
  /** As the system was registered, one of `systemTypes` or other words. */
  systemType?: string | null;
};

/**
 * A question bank with the rules that were published with it. Both stand in one folder and never change, so that an assessment is
 * scored for ever as on the day it was completed.
 */
export type PublishedBank = {
  bank: Bank;
  assess(scored: Scored): Outcome;
  /** The citation of a question, with the day from which it applies to a system with these answers; undefined for an unknown question. */
  citationOf(questionId: string, answers: Answers): Citation | undefined;
  /** UK: how one answer stands by itself; undefined for an unknown answer. */
  ragOfAnswer?(question: Question, value: string): Rag | undefined;
  /** EU: whether Annex III makes the system high-risk, whether Arts 27 and 86 concern it, and from which date its duties bind. */
  highRisk?(answers: Answers): { annexIII: boolean; affectsPeople: boolean; from: 'annex-iii' | 'annex-i' };
};

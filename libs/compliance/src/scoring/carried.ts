import type { Answers } from './answers.ts';
import type { Condition } from './condition.ts';

/** The successors of an earlier bank's question under a later one. */
export type CarriedQuestion = {
  question: string;
  /** Answers of the later bank that legally follow from the earlier answer; each is proposed and must be confirmed. */
  proposes: readonly { when: Condition; answers: Answers }[];
  /** Questions of the later bank that replace it and must be asked, always or if nothing is proposed. */
  asks: readonly string[];
};

export type AnswerMigration = {
  /** The version of the earlier bank. */
  from: string;
  to: string;
  /** Whether a question with the same id and the same words keeps its answer. */
  sameWords: boolean;
  questions: readonly CarriedQuestion[];
};

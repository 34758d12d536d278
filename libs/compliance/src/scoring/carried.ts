import type { Answers } from './answers.ts';
import type { Condition } from './condition.ts';

/** What becomes of one question of an earlier bank under a later one. */
export type CarriedQuestion = {
  question: string;
  /** Answers of the later bank that follow in law from what was answered then; each is proposed and has to be confirmed. */
  proposes: readonly { when: Condition; answers: Answers }[];
  /** Questions of the later bank that took its place and have to be asked, wholly or where nothing is proposed. */
  asks: readonly string[];
};

export type AnswerMigration = {
  /** Version of the earlier bank, and of the later one. */
  from: string;
  to: string;
  /** Whether a question of the same id in the same words keeps its answer. */
  sameWords: boolean;
  questions: readonly CarriedQuestion[];
};

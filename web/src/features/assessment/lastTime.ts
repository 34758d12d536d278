import { formatDay } from '../../ui/formatDate.ts';
import { type Choice, optionsOf } from './optionsOf.ts';

type LastAnswer = {
  questionId: string;
  answer: string;
  change?: 'question' | 'law' | 'proposal' | 'register' | null | undefined;
};
type Question = Choice & { id: string };

/** The answers of the previous assessment, and its date. */
export type PreviousAnswers = { day: string; answers: ReadonlyMap<string, LastAnswer> };

/**
 * @param completedAt of the previous assessment; undefined without one
 * @param register the values of the system's facts, by question; a previous answer that differs is not confirmed together with others
 */
export function previousAnswersOf(
  completedAt: string | null | undefined,
  answers: readonly LastAnswer[],
  register: Readonly<Record<string, string>> = {},
): PreviousAnswers | undefined {
  if (!completedAt) return undefined;
  return {
    day: formatDay(completedAt),
    answers: new Map(answers.map(one => [one.questionId, isSaidOtherwise(one) ? { ...one, change: 'register' } : one])),
  };

  function isSaidOtherwise({ questionId, answer, change }: LastAnswer): boolean {
    return change !== 'question' && (register[questionId] ?? answer) !== answer;
  }
}

/** The previous answers that can be confirmed, by question; answers to reworded questions are excluded. */
export function confirmable(last: PreviousAnswers | undefined): Record<string, string> {
  const answers = [...(last?.answers.values() ?? [])].filter(({ change }) => change !== 'question');
  return Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]));
}

/** An answer shown next to the options, with its source and a remark. */
export type AnswerToConfirm = {
  /** Undefined if it cannot be confirmed. */
  value: string | undefined;
  from: string;
  answer: string | undefined;
  change: string | undefined;
};

const labelIn = (question: Question, answer: string) =>
  optionsOf(question).find(({ value }) => value === answer)?.label;

/** An answer to confirm. */
export function answerToConfirm(question: Question, answer: string, from: string): AnswerToConfirm {
  return { value: answer, from, answer: labelIn(question, answer) ?? answer, change: undefined };
}

/** The previous answer shown next to a question's options; undefined if there is none. */
export function previousAnswerOf(last: PreviousAnswers | undefined, question: Question): AnswerToConfirm | undefined {
  const given = last?.answers.get(question.id);
  if (!last || !given) return undefined;
  const answer = labelIn(question, given.answer);
  const isOther = given.change === 'question' || !answer;
  return {
    value: isOther ? undefined : given.answer,
    from: isOther
      ? `Your answer from ${last.day}`
      : given.change === 'proposal'
        ? `Suggested by your answers from ${last.day}`
        : `Same as on ${last.day}`,
    answer,
    change: isOther
      ? 'This question has changed since then. Please answer it again.'
      : given.change === 'law'
        ? 'The law behind this question has changed since then.'
        : given.change === 'register'
          ? 'The recorded facts differ from this answer. Please answer again, or correct the facts.'
          : given.change === 'proposal'
            ? 'The wording of this question has changed. Please confirm the answer only if it is still right.'
            : undefined,
  };
}

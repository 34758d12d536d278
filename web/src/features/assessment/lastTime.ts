import { formatDay } from '../../ui/formatDate.ts';
import { type Choice, optionsOf } from './optionsOf.ts';

type LastAnswer = { questionId: string; answer: string; change?: 'question' | 'law' | 'proposal' | null | undefined };
type Question = Choice & { id: string };

/** What was answered last time, and the day of that. */
export type LastTime = { day: string; answers: ReadonlyMap<string, LastAnswer> };

/** @param completedAt of the assessment before; undefined without one */
export function lastTimeOf(
  completedAt: string | null | undefined,
  answers: readonly LastAnswer[],
): LastTime | undefined {
  if (!completedAt) return undefined;
  return { day: formatDay(completedAt), answers: new Map(answers.map(answer => [answer.questionId, answer])) };
}

/** What stands beside the options of a question that was answered last time; undefined for others. */
export function standingAnswer(last: LastTime | undefined, question: Question) {
  const given = last?.answers.get(question.id);
  if (!last || !given) return undefined;
  const answer = optionsOf(question).find(({ value }) => value === given.answer)?.label;
  const isOther = given.change === 'question' || !answer;
  return {
    value: isOther ? undefined : given.answer,
    from: isOther
      ? `Your answer of ${last.day}`
      : given.change === 'proposal'
        ? `Proposed from your answers of ${last.day}`
        : `Same as on ${last.day}`,
    answer: answer ?? undefined,
    change: isOther
      ? 'This question has changed since then. Please answer it again.'
      : given.change === 'law'
        ? 'The law behind this question has changed since then.'
        : given.change === 'proposal'
          ? 'You were asked in other words then. Please confirm only what is still right.'
          : undefined,
  };
}

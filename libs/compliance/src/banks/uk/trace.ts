import type { Answers } from '../../scoring/answers.ts';
import type { PrincipleScore } from '../../scoring/assessmentResult.ts';
import type { Bank } from '../../scoring/bank.ts';
import type { Rag } from '../../scoring/rag.ts';
import type { TraceStep } from '../../scoring/verdict.ts';
import { citationOf } from './duties.ts';
import { factNames, questionIdOf } from './facts.ts';
import type { Item } from './rating.ts';

/** The way to the rating: the facts that decided which law binds, each principle with the items that lowered it, the whole. */
export function reasoningOf(
  bank: Bank,
  counted: Answers,
  items: readonly Item[],
  principles: readonly PrincipleScore[],
  isForbidden: boolean,
  overall: Rag,
): TraceStep[] {
  const because = (questionId: string): TraceStep['because'] => {
    const question = bank.questions.find(({ id }) => id === questionId);
    const answer = question?.options?.find(({ value }) => value === counted[questionId]);
    return question && answer ? [{ questionId, question: question.question, answer: answer.label }] : [];
  };
  const facts = factNames.map(questionIdOf).filter(id => counted[id] === 'yes' || counted[id] === 'unsure');
  const asked = items.filter(({ answer }) => answer !== '');
  const binding = items.filter(({ laws }) => laws.length > 0).length;
  return [
    {
      rule: 'Applicable law',
      because: facts.flatMap(because),
      citation: null,
      outcome: `Law requires or may require ${binding} of the ${asked.length} items that apply.`,
    },
    ...principles.map(({ principle, rag, score, why }) => {
      const low = items.filter(({ question, points }) => question.principle === principle && points > 0);
      const worst = low.toSorted((a, b) => Number(b.isRedFlag) - Number(a.isRedFlag) || b.points - a.points)[0];
      return {
        rule: principle,
        because: low.flatMap(({ question }) => because(question.id)),
        citation: worst ? citationOf(worst) : null,
        outcome: `${rag}, ${score} of 100.${why ? ` ${why}` : ''}`,
      };
    }),
    {
      rule: isForbidden ? 'Anything the law forbids is red' : 'The overall rating',
      because: [],
      citation: null,
      outcome: overall,
    },
  ];
}

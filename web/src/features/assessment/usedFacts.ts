import { formatDay } from '../../ui/formatDate.ts';
import { formatEuros } from '../../ui/formatMoney.ts';
import { type Choice, optionsOf } from './optionsOf.ts';

/** A fact about the organisation in words, and the date from which it is used. */
export type UsedFact = { id: string; name: string; value: string; day: string | undefined };

type Dated = { answeredAt?: string | null | undefined };
type Known = {
  organisationAnswers: readonly ({ questionId: string; answer: string } & Dated)[];
  organisationTurnover?: ({ euros: number } & Dated) | null | undefined;
};
type Question = Choice & { id: string; question: string };

const dayOf = ({ answeredAt }: Dated) => (answeredAt ? formatDay(answeredAt) : undefined);

/** The organisation's facts that an assessment uses. */
export function factsOf({ organisationAnswers, organisationTurnover }: Known) {
  return {
    answers: organisationAnswers,
    /** @param questions the applicable ones that are not asked */
    of(questions: readonly Question[]): UsedFact[] {
      const byQuestion = new Map(organisationAnswers.map(one => [one.questionId, one]));
      const answered = questions.flatMap((question): UsedFact[] => {
        const known = byQuestion.get(question.id);
        const label = optionsOf(question).find(({ value }) => value === known?.answer)?.label;
        return known && label ? [{ id: question.id, name: question.question, value: label, day: dayOf(known) }] : [];
      });
      if (!organisationTurnover) return answered;
      const value = formatEuros(organisationTurnover.euros);
      return [
        ...answered,
        { id: 'turnover', name: 'Worldwide annual turnover', value, day: dayOf(organisationTurnover) },
      ];
    },
  };
}

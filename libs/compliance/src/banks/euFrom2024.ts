import type { AnswerMigration } from '../scoring/carried.ts';
import { notYetLaw } from './act2024.ts';
import { bank } from './eu/bank.ts';

const onMarket = (question: string) => ({
  question,
  asks: [question],
  // On the market before an earlier date implies before a later one; the reverse implies nothing.
  proposes: [{ when: { question, in: ['yes'] }, answers: { [question]: 'yes' } }],
});

/** From the Act as of 1 August 2024: questions with the same text keep their answers, unless the amendment asks more. */
export const euFrom2024: AnswerMigration = {
  from: 'eu-2024-08-01',
  to: bank.version,
  sameWords: true,
  questions: [
    onMarket('eu2-m-in3'),
    onMarket('eu2-m-in1'),
    { question: 'eu2-m-chg', asks: ['eu2-m-chg', ...notYetLaw], proposes: [] },
  ],
};

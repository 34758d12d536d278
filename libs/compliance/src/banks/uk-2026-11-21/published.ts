import type { PublishedBank } from '../../scoring/publishedBank.ts';
import { assessUk } from './assessUk.ts';
import { bank } from './bank.ts';
import { ragOfAnswer } from './ukPoints.ts';

/** The UK bank of 21 November 2026 with its rules. */
export const published: PublishedBank = {
  bank,
  assess: scored => assessUk({ bank, ...scored }),
  citationOf: questionId => bank.questions.find(({ id }) => id === questionId)?.citation,
  ragOfAnswer,
};

import { valuesOf } from '../scoring/scoreOf.ts';
import { bankOf } from './banks.ts';

/** The proposals that are valid answers under a bank, by question. Throws RangeError for an unpublished bank. */
export function validAnswers(bankVersion: string, proposed: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    bankOf(bankVersion).questions.flatMap(question => {
      const answer = proposed[question.id];
      return typeof answer === 'string' && valuesOf(question).includes(answer) ? [[question.id, answer]] : [];
    }),
  );
}

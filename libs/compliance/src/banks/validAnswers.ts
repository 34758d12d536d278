import { valuesOf } from '../scoring/scoreOf.ts';
import { bankOf } from './banks.ts';

/** Of what is proposed, by question: the answers that can be given under a bank. Throws RangeError for a bank that was never published. */
export function validAnswers(bankVersion: string, proposed: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    bankOf(bankVersion).questions.flatMap(question => {
      const answer = proposed[question.id];
      return typeof answer === 'string' && valuesOf(question).includes(answer) ? [[question.id, answer]] : [];
    }),
  );
}

import { bankOf, currentBank } from '@aicp/compliance/banks/banks';
import { applicable } from '@aicp/compliance/scoring/applicable';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { valuesOf } from '@aicp/compliance/scoring/scoreOf';

/** How an assessment is answered: with the best answers, the best except some, or the last option of each question. */
export type Answering = 'best' | 'last' | Record<string, string>;

/** The answers to applicable questions, in order, of the bank in use or of an earlier one. */
export function answersTo(
  jurisdiction: 'EU' | 'UK',
  answering: Answering = 'best',
  version?: string,
): [string, string][] {
  const bank = version ? bankOf(version) : currentBank(jurisdiction);
  if (answering === 'last') {
    const answers: Record<string, string> = {};
    for (;;) {
      const next = applicable(bank, answers).find(({ id }) => !answers[id]);
      if (!next) return Object.entries(answers);
      answers[next.id] = valuesOf(next).at(-1) ?? '';
    }
  }
  const answers = compliantAnswers(bank, answering === 'best' ? {} : answering);
  return applicable(bank, answers).map(({ id }) => [id, answers[id] ?? '']);
}

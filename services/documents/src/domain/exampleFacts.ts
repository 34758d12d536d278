import { assess } from '@aicp/compliance/banks/assess';
import { bankOf } from '@aicp/compliance/banks/banks';
import type { Facts } from './facts.ts';

/** For tests: an assessment of a recruitment system on one of the first banks, half of everything in place. */
export function exampleFacts(jurisdiction: Facts['jurisdiction'], changes: Record<string, string> = {}): Facts {
  const bank = bankOf(jurisdiction === 'EU' ? 'eu-2026-11-21' : 'uk-2026-11-21');
  const answers: Record<string, string> = Object.fromEntries(
    bank.questions.map(({ id, options = [] }) => [
      id,
      options.find(({ value }) => value === 'partial')?.value ?? options[0]?.value ?? 'yes',
    ]),
  );
  Object.assign(
    answers,
    jurisdiction === 'EU' ? { 'eu-02': 'both', 'eu-07': 'III-4', 'eu-16': 'implemented' } : { 'uk-s2': 'implemented' },
    changes,
  );
  return {
    assessmentId: 1,
    jurisdiction,
    bankVersion: bank.version,
    lawAsOf: bank.lawAsOf,
    completedAt: new Date('2026-11-20T10:00:00Z'),
    today: '2026-11-21',
    system: {
      name: 'CV screening',
      description: 'Ranks applications for interviews.',
      systemType: 'Recruitment/HR system',
    },
    answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
    result: assess({ bank, answers, today: '2026-11-20' }),
    organisation: 'Northwind Lending',
    register: {},
    evidence: [],
  };
}

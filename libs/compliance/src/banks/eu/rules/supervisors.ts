import { all, any, financial, highRisk, inScope, inTheAct, is, model } from '../facts.ts';
import type { Case, Row } from './case.ts';
import { officeSupervises } from './fineTiers.ts';

/** Who supervises; every row that fits. */
export const supervisors: readonly Row<{ say: string }>[] = [
  { when: is('o-kind', 'union'), say: 'European Data Protection Supervisor (Art. 74(9))' },
  { when: officeSupervises, say: 'AI Office of the Commission (Art. 75(1))' },
  { when: model, say: 'AI Office of the Commission, for the model (Art. 88)' },
  { when: all(financial, highRisk), say: 'your financial supervisor (Art. 74(6))' },
  {
    when: all(inScope, inTheAct, { not: any(is('o-kind', 'union'), officeSupervises, all(financial, highRisk)) }),
    say: 'the market surveillance authority that your Member State names (Art. 74)',
  },
];

export function supervisorsOf({ says }: Case): string[] {
  return supervisors.filter(({ when }) => says(when)).map(({ say }) => say);
}

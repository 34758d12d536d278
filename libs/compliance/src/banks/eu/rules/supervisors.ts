import { all, annexIA, any, financial, highRisk, hits, inScope, inTheAct, is, items, model, not } from '../facts.ts';
import type { Case, Row } from './case.ts';
import { officeSupervises } from './fineTiers.ts';

const sectorSupervises = any(is('o-kind', 'union'), officeSupervises, all(financial, highRisk));
const product = all(annexIA, highRisk, not(sectorSupervises));
/** Points 6, 7 and 8 of Annex III, and point 1 as far as it serves the same fields. */
const state = all(
  highRisk,
  any(
    hits(...items.filter(item => /^[678]/.test(item))),
    is('5d', 'support'),
    all(hits('1a', '1b', '1c'), is('o-kind', 'le', 'mig', 'court')),
  ),
  not(any(sectorSupervises, annexIA)),
);

/** The supervisors; every matching row. */
export const supervisors: readonly Row<{ say: string }>[] = [
  { when: is('o-kind', 'union'), say: 'European Data Protection Supervisor (Art. 74(9))' },
  { when: officeSupervises, say: 'AI Office of the Commission (Art. 75(1))' },
  { when: model, say: 'AI Office of the Commission, for the model (Art. 88)' },
  { when: all(financial, highRisk), say: 'your financial supervisor (Art. 74(6))' },
  { when: product, say: "the market surveillance authority of the product's own law (Art. 74(3))" },
  {
    when: state,
    say: 'the data protection authority, or another authority that your Member State names on the same conditions, as market surveillance authority for law enforcement, migration, justice and democratic processes (Art. 74(8))',
  },
  {
    when: all(inScope, inTheAct, not(any(sectorSupervises, product, state))),
    say: 'the market surveillance authority that your Member State names (Art. 74)',
  },
];

export function supervisorsOf({ says }: Case): string[] {
  return supervisors.filter(({ when }) => says(when)).map(({ say }) => say);
}

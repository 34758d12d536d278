import type { Cite } from '../cite.ts';
import { all, annexIA, annexIIIBinds, any, areaUnknown, hits, is, not } from '../facts.ts';
import type { Row } from './case.ts';

const biometric = hits('1a', '1b', '1c');
const unknown = any(areaUnknown, all(is('5d', 'support'), not(hits('6a', '6b', '6c', '6d', '6e'))));

/** The route of the conformity assessment. First match; none if the class is unknown. */
export const conformityRoutes: readonly Row<{ say: string; source: Cite }>[] = [
  {
    when: all(annexIA, is('a1-law', 'unsure')),
    source: ['Art. 43'],
    say: 'Conformity assessment: no route can be named until it is known which law of Annex I applies.',
  },
  {
    when: all(annexIA, annexIIIBinds),
    source: ['Art. 43(3)'],
    say: "Conformity assessment: the procedure of the product's law, including for the use of Annex III (Art. 43(3), subparagraph 4); the quality management system is assessed with it.",
  },
  {
    when: annexIA,
    source: ['Art. 43(3)'],
    say: "Conformity assessment: the procedure of the product's law (Art. 43(3)); the quality management system is assessed with it. The choice of procedure does not change the class.",
  },
  {
    when: all(biometric, is('p-std', 'full')),
    source: ['Art. 43(1)'],
    say: 'Conformity assessment: standards are applied in full, so you may choose between internal control (Annex VI) and a notified body (Annex VII) (Art. 43(1)).',
  },
  {
    when: all(biometric, is('o-kind', 'le', 'mig', 'union')),
    source: ['Art. 43(1)'],
    say: 'Conformity assessment: Annex VII, with the market surveillance authority as notified body for law enforcement, migration and EU bodies (Art. 43(1)).',
  },
  {
    when: biometric,
    source: ['Art. 43(1)'],
    say: 'Conformity assessment: a notified body (Annex VII), because standards do not cover all requirements in full (Art. 43(1)).',
  },
  {
    when: unknown,
    source: ['Art. 43'],
    say: 'Conformity assessment: no route can be named until it is known which use of Annex III applies.',
  },
  {
    when: annexIIIBinds,
    source: ['Art. 43(2)'],
    say: 'Conformity assessment: internal control (Annex VI), without a notified body (Art. 43(2)).',
  },
];

import type { OrganisationSize } from '../../law/organisationSize.ts';

export type Tier = 'T3' | 'T2' | 'GPAI';

/** The ceilings of Arts 99 and 101: a fixed sum in euros or a percentage of turnover, and for whom the lower one counts. */
export const ceilings: Readonly<
  Record<Tier, { cap: number; percent: number; label: string; subject: string; lowerFor: readonly OrganisationSize[] }>
> = {
  T3: { cap: 35_000_000, percent: 7, label: 'Art. 99(3)', subject: 'A prohibited practice', lowerFor: ['sme'] },
  T2: {
    cap: 15_000_000,
    percent: 3,
    label: 'Art. 99(4)',
    subject: 'A breach of the duties on high-risk systems or of Art. 50',
    lowerFor: ['sme', 'smc'],
  },
  GPAI: {
    cap: 15_000_000,
    percent: 3,
    label: 'Art. 101',
    subject: 'A breach of the duties on general-purpose AI models',
    lowerFor: [],
  },
};

/** Arts 4, 6(4), 27 and 86: not listed in Art. 99(4), so penalties for them are set by national law. */
export const NATIONAL = ['eu-09', 'eu-20', 'eu-25', 'eu-26'];

/** Transparency to people, listed in Art. 99(4)(g). */
export const ARTICLE_50 = ['eu-21', 'eu-22'];

/** Duties of operators of high-risk systems, listed in Art. 99(4)(a)–(f). */
export const OPERATORS = [
  'eu-10',
  'eu-11',
  'eu-12',
  'eu-13',
  'eu-14',
  'eu-15',
  'eu-16',
  'eu-17',
  'eu-18',
  'eu-19',
  'eu-24',
];

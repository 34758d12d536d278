import type { Jurisdiction } from '../../gql/graphql.ts';

/** The names of the laws within a sentence. */
export const lawNames: Readonly<Record<Jurisdiction, string>> = { EU: 'the EU AI Act', UK: 'the UK framework' };

/** The names of the laws on buttons. */
export const lawTitles: typeof lawNames = { ...lawNames, UK: 'the UK Framework' };

export const otherLaw = (law: Jurisdiction): Jurisdiction => (law === 'EU' ? 'UK' : 'EU');

import type { Jurisdiction } from '../../gql/graphql.ts';

/** The laws as a sentence names them. */
export const lawNames: Readonly<Record<Jurisdiction, string>> = { EU: 'the EU AI Act', UK: 'the UK framework' };

export const otherLaw = (law: Jurisdiction): Jurisdiction => (law === 'EU' ? 'UK' : 'EU');

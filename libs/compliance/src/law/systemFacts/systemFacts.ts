import { dataFacts } from './dataFacts.ts';
import { identityFacts } from './identityFacts.ts';
import { marketFacts } from './marketFacts.ts';
import { modelFacts } from './modelFacts.ts';
import type { OwnName } from './ownNames.ts';
import { partFacts } from './partFacts.ts';
import { purposeFacts } from './purposeFacts.ts';
import { reasonFacts } from './reasonFacts.ts';

/** The cards of a system's facts, without those recorded elsewhere (its name, its description, its owner). */
export const factCards = [
  { id: 'identity', title: 'Identity', note: null, facts: identityFacts },
  {
    id: 'purpose',
    title: 'Purpose',
    note: "The purpose itself is recorded in the system's description.",
    facts: purposeFacts,
  },
  { id: 'data', title: 'Data and legal basis', note: null, facts: dataFacts },
  { id: 'parts', title: 'Components', note: null, facts: partFacts },
  { id: 'model', title: 'Model and energy', note: null, facts: modelFacts },
  {
    id: 'market',
    title: 'Market and use',
    note: "The assessment records under whose name the system is on the market. The organisation's details record whether you are a public authority.",
    facts: marketFacts,
  },
  { id: 'reasons', title: 'Reasons and other assessments', note: null, facts: reasonFacts },
] as const;

export const systemFacts = factCards.flatMap(({ facts }) => [...facts]);
export type FactName = (typeof systemFacts)[number]['name'];
/** The recorded facts and own fields of a system; all others are omitted. */
export type FactsOnRecord = Partial<Record<FactName, string>> & Record<OwnName, string>;

const byName = new Map<string, (typeof systemFacts)[number]>(systemFacts.map(fact => [fact.name, fact]));

/** A fact in words: a choice by its label, a date and a text as they are. */
export function factInWords(name: FactName, value: string): string {
  return byName.get(name)?.options[value] ?? value;
}

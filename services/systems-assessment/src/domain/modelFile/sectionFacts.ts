import type { FactName } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { Section } from './cardSections.ts';

/** The title patterns with their facts. The first match counts, and null matches no fact. */
const PLACES: readonly (readonly [RegExp, FactName | null])[] = [
  [
    /how to|usage|quick ?start|get(?:ting)? started|citation|bibtex|contact|acknowledg|glossary|contents|more information/,
    null,
  ],
  [/licen[cs]e/, 'licence'],
  [/out[- ]of[- ]scope|misuse|not intended|unintended|prohibited/, 'misuse'],
  [
    /intended use|primary (?:intended )?use|direct use|downstream use|^(?:model |evaluated )?uses?$|use cases?|intended users?/,
    'users',
  ],
  [/limitation|known issues|caveat|recommendation|trade-?offs?/, 'limitations'],
  [/bias|risk|ethic|fairness|safety|responsib|implication|harm/, 'furtherRisks'],
  [/^factors|subgroup|demographic/, 'groups'],
  [/environment|carbon|co2|emission|energy/, 'energy'],
  [/comput/, 'compute'],
  [/hardware|infrastructure|speeds/, 'resources'],
  [/benefit/, 'benefits'],
  [
    /train(?:ing)?[ -]data|training and evaluation data|^data(?:sets?)?$|data sources|pre-?training data/,
    'trainingData',
  ],
  [/(?:evaluation|test(?:ing)?|validation)[ -](?:data|set)/, 'evaluationData'],
  [/evaluation|results?$|performance|metrics|benchmark|accuracy|quantitative/, 'metrics'],
  [/^(?:model )?(?:inputs?|outputs?|languages?)/, 'inputData'],
  [/release date|model date|^(?:model )?versions?$|developed by|developers?$/, 'models'],
  [
    /architecture|technical spec|model (?:details|description|type|summary|overview)|base model|fine-?tuned from|training (?:procedure|details)|hyper-?parameters|pre-?processing/,
    'architecture',
  ],
];

export type SectionFact = { lines: string[]; titles: string[] };

const placeOf = (title: string) => PLACES.find(([words]) => words.test(title.toLowerCase()))?.[1];

/**
 * The facts that sections state, and the titles of sections without a fact. A section without a match belongs to the section around it.
 */
export function sectionFacts(sections: readonly Section[]) {
  const facts = new Map<FactName, SectionFact>();
  const leftOut: string[] = [];
  const around: { depth: number; place: FactName | null | undefined }[] = [];
  for (const { title, depth, lines } of sections) {
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    const own = placeOf(title);
    const place = own === undefined && depth > 1 ? around.at(-1)?.place : own;
    around.push({ depth, place });
    if (lines.length === 0) continue;
    if (!place) {
      if (title) leftOut.push(title);
      continue;
    }
    const fact = facts.get(place) ?? { lines: [], titles: [] };
    facts.set(place, fact);
    if (!fact.titles.includes(title)) fact.titles.push(title);
    const [first = '', ...others] = lines;
    fact.lines.push(`${title}: ${first}`, ...others);
  }
  return { facts, leftOut };
}

import type { Question } from './request.ts';

/** The sections of the form, with the id prefixes of their questions. */
const SECTIONS: readonly [title: string, ids: RegExp][] = [
  ['Product', /^fact-(supplier|product|version|models|licence|architecture)$/],
  ['Data and performance', /^fact-(trainingData|evaluationData|inputData|metrics|groups|limitations|interpretation)$/],
  [
    'Market and documents',
    /^(fact-(marketDay|lastChange|instructions|declaration|certificate|databaseEntry)|ce-marking)$/,
  ],
  ['Risks and operation', /^fact-/],
  ['Your duties as the provider', /^duty-/],
];
const OTHERS = 'Further questions';

/** The questions by section, each with its number in the whole form. Sections follow the order of their questions. */
export function sectionsOf<One extends Pick<Question, 'id'>>(
  questions: readonly One[],
): Map<string, (One & { number: number })[]> {
  const titleOf = ({ id }: One) => SECTIONS.find(([, ids]) => ids.test(id))?.[0] ?? OTHERS;
  const grouped = [...Map.groupBy(questions, titleOf)];
  let number = 0;
  return new Map(grouped.map(([title, all]) => [title, all.map(question => ({ ...question, number: ++number }))]));
}

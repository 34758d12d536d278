import { duties } from '@aicp/compliance/banks/eu/bank';
import { type AnnexPoint, annexViii } from '@aicp/compliance/law/annexViii';
import { systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { expect, it } from '@jest/globals';
import { exampleFacts } from '../../../testing/exampleFacts.ts';
import { compose } from '../compose.ts';
import { papers } from './papers.ts';

const words = { line: 'On record', text: 'It is on record.', day: '2027-03-01' };
const points: readonly AnnexPoint[] = annexViii.A.points;
const asked = points.flatMap(({ rows = [], needs }) =>
  systemFacts.filter(({ name }) => rows.length > 0 && needs.includes(name)).map(fact => ({ rows, fact })),
);

it('a fact that answers Annex VIII on its page answers a row of the document', () => {
  const example = exampleFacts('high-risk-provider');
  const filled = asked.filter(({ rows, fact: { name, kind, options } }) => {
    const register = { [name]: kind === 'choice' ? (Object.keys(options)[0] ?? '') : words[kind] };
    const { sections } = compose('risk-assessment', { ...example, register });
    const fields = sections
      .filter(({ id }) => id === 'registration-provider')
      .flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'fields' ? block.fields : [])));
    return fields.some(
      ({ label, item }) => rows.some(row => row[0] === label) && item.sources.includes(`register.${name}`),
    );
  });
  expect(filled.map(({ fact }) => fact.name)).toEqual([
    'contact',
    'reference',
    'inputData',
    'status',
    'certificate',
    'countries',
  ]);
});

it('every document has a duty in the bank, so that it is written when the duty applies', () => {
  const asked = new Set([...duties.map(({ id }) => id), 'd-6-4', 'd-49-2']);
  expect(papers.filter(({ duty }) => !asked.has(duty)).map(({ id }) => id)).toEqual([]);
});

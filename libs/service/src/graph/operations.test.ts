import { buildSubgraphSchema } from '@apollo/subgraph';
import { describe, expect, it } from '@jest/globals';
import DataLoader from 'dataloader';
import { parse } from 'graphql';
import { prepareOperations } from './operations.ts';
import { DateTime } from './scalars.ts';

const typeDefs = parse(`
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
  scalar DateTime
  enum Law { EU UK }
  type Query { systems(law: Law! = EU, first: Int! = 2): [System!]! broken: String! maybe: System many: [String!] }
  type System @key(fields: "id") { id: ID! name: String! at: DateTime! law: Law owner: Person must: String! }
  type Person { id: ID! name: String }
`);
type System = { id: number; name: string; at: Date; law: string };
const at = new Date('2026-11-01T12:00:00Z');
const system = (id: number, law = 'EU'): System => ({ id, name: `System ${id}`, at, law });
const asked: number[][] = [];
const people = () =>
  new DataLoader(async (ids: readonly number[]) => {
    asked.push([...ids]);
    return ids.map(id => ({ id, name: `Person ${id}` }));
  });
const resolvers = {
  DateTime,
  Query: {
    systems: (_root: unknown, { law, first }: { law: string; first: number }) =>
      Array.from({ length: first }, (_, id) => system(id, law)),
    broken: async () => {
      throw new Error('broken');
    },
    maybe: () => system(7),
    many: () => ['a', null],
  },
  System: {
    __resolveReference: async ({ id }: { id: string }) => (id === '404' ? null : system(Number(id))),
    owner: ({ id }: System, _args: unknown, { people }: { people: DataLoader<number, unknown> }) => people.load(id),
    must: () => null,
  },
};

const QUERIES: [what: string, query: string, variables?: Record<string, unknown>][] = [
  ['fields, an enum and a date', '{ systems { id name at law __typename } }'],
  ['a default of the schema, and one of the operation', 'query ($first: Int! = 3) { systems(first: $first) { id } }'],
  ['a variable', 'query ($law: Law!) { systems(law: $law, first: 1) { law } }', { law: 'UK' }],
  ['a variable that is no value of its type', 'query ($law: Law!) { systems(law: $law) { law } }', { law: 'FR' }],
  ['a variable that is missing', 'query ($law: Law!) { systems(law: $law) { law } }'],
  [
    'what is included and skipped',
    'query ($a: Boolean!) { systems { id @include(if: $a) name @skip(if: $a) } }',
    { a: true },
  ],
  ['fragments', '{ systems { ...A ... on System { name } } } fragment A on System { id }'],
  [
    'entities, one of which is gone',
    'query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on System { name owner { name } } } }',
    { representations: ['1', '404', '2'].map(id => ({ __typename: 'System', id })) },
  ],
  [
    'a variable within a representation',
    'query ($id: ID!) { _entities(representations: [{ __typename: "System", id: $id }]) { ... on System { id } } }',
    { id: '5' },
  ],
  ['what breaks', '{ maybe { id } broken }'],
  ['null where it may not be', '{ maybe { id must } many }'],
];

describe('an operation', () => {
  it.each(QUERIES)('has the same result when compiled: %s', async (_what, query, variables = {}) => {
    const prepare = prepareOperations(buildSubgraphSchema([{ typeDefs, resolvers: resolvers as never }]));
    const run = async () => {
      const { data, errors } = await prepare(query).run({ people: people() }, variables);
      const said = errors?.map(({ message, path }) => ({ message, path }));
      return JSON.parse(JSON.stringify({ data, said }));
    };
    const [interpreted, compiled, again] = [await run(), await run(), await run()];
    expect(compiled).toEqual(interpreted);
    expect(again).toEqual(interpreted);
  });

  it('still has a single read for all its entities', async () => {
    const prepare = prepareOperations(buildSubgraphSchema([{ typeDefs, resolvers: resolvers as never }]), {
      compileAtOnce: true,
    });
    asked.splice(0);
    await prepare('{ systems(first: 3) { owner { id } } }').run({ people: people() }, {});
    expect(asked).toEqual([[0, 1, 2]]);
  });

  it('is cached as long as all cached ones do not exceed a number of characters', () => {
    const prepare = prepareOperations(buildSubgraphSchema([{ typeDefs, resolvers: resolvers as never }]));
    const long = (name: string) => `query ${name} { __typename } #${'.'.repeat(130_000)}`;
    const first = prepare(long('A'));
    expect(prepare(long('A'))).toBe(first);
    prepare(long('B'));
    expect(prepare(long('A'))).not.toBe(first);
  });

  it('cannot query the schema', () => {
    const prepare = prepareOperations(buildSubgraphSchema([{ typeDefs, resolvers: resolvers as never }]));
    expect(() => prepare('{ __schema { types { name } } }')).toThrow();
    expect(() => prepare('{ systems { unknown } }')).toThrow();
  });
});

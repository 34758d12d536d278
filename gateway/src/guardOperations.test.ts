import { user } from '@aicp/testing/executor';
import { ApolloServer, HeaderMap } from '@apollo/server';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { GraphContext } from './graphContext.ts';
import { guardOperations } from './guardOperations.ts';
import { COSTLY } from './limits.ts';

const typeDefs = `type Query { plain: [Int!]!, questions: [Question!]! } type Question { ${'abcdefghijklmn'
  .split('')
  .map(name => `${name}: Int`)
  .join(' ')} }`;
/** The longest list (limits.ts), with every field. */
const COSTLY_QUERY = `{ questions { ${'abcdefghijklmn'.split('').join(' ')} } }`;

let server: ApolloServer<GraphContext>;
let begun: string[];
let ends: Map<string, () => void>;
beforeEach(async () => {
  [begun, ends] = [[], new Map()];
  const hold =
    (name: string) =>
    (_root: unknown, _args: unknown, { caller }: GraphContext) => {
      begun.push(`${name} of ${caller}`);
      return new Promise<never[]>(resolve => void ends.set(`${name} of ${caller}`, () => resolve([])));
    };
  const resolvers = { Query: { plain: hold('plain'), questions: hold('costly') } };
  server = new ApolloServer<GraphContext>({ typeDefs, resolvers, plugins: [guardOperations()] });
  await server.start();
});
afterEach(() => server.stop());

function ask(query: string, caller: string) {
  const context = async () => ({ actor: user(1), caller }) as GraphContext;
  const headers = new HeaderMap([['content-type', 'application/json']]);
  const httpGraphQLRequest = { method: 'POST', headers, search: '', body: { query } };
  return server.executeHTTPGraphQLRequest({ httpGraphQLRequest, context });
}
const settled = () => new Promise(resolve => setTimeout(resolve, 50));

it(`operations of more than ${COSTLY} run one at a time for one caller, next to cheaper ones and those of others`, async () => {
  const answers = [
    ask(COSTLY_QUERY, 'ann'),
    ask(COSTLY_QUERY, 'ann'),
    ask('{ plain }', 'ann'),
    ask(COSTLY_QUERY, 'bob'),
  ];
  await settled();
  expect(begun.sort()).toEqual(['costly of ann', 'costly of bob', 'plain of ann']);
  ends.get('costly of ann')?.();
  await settled();
  expect(begun.filter(name => name === 'costly of ann')).toHaveLength(2);
  for (const end of ends.values()) end();
  for (const { status } of await Promise.all(answers)) expect(status ?? 200).toBe(200);
});

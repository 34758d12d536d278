import { afterAll, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { type DocumentNode, Kind, print } from 'graphql';
import * as web from '../../web/src/gql/graphql.ts';
import { MAX_DOCUMENT_CHARACTERS } from './limits.ts';
import { limitDocument } from './serveGraph.ts';

const server = fastify();
const preHandler = limitDocument(MAX_DOCUMENT_CHARACTERS);
server.route({ method: ['GET', 'POST'], url: '/graphql', preHandler, handler: () => ({ data: {} }) });
afterAll(() => server.close());

const padded = (length: number) => `{ a }${'#'.repeat(length - 5)}`;
const post = (query: unknown) => server.inject({ method: 'POST', url: '/graphql', payload: { query } as object });

it('a document that is too long is refused before parsing, comments included', async () => {
  expect((await post(padded(MAX_DOCUMENT_CHARACTERS))).statusCode).toBe(200);
  const refused = await post(padded(MAX_DOCUMENT_CHARACTERS + 1));
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    {
      errors: [
        { message: expect.stringMatching(/^The document has 20001 characters/), extensions: { code: 'INVALID' } },
      ],
    },
  ]);
  const query = { query: padded(MAX_DOCUMENT_CHARACTERS + 1) };
  expect((await server.inject({ method: 'GET', url: '/graphql', query })).statusCode).toBe(400);
});

it('leaves an invalid document to the parser', async () => {
  for (const query of [undefined, null, 7, ['{ a }']]) expect((await post(query)).statusCode).toBe(200);
});

it('our own longest document is at most half as long', () => {
  const isDocument = (value: unknown): value is DocumentNode =>
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
  const lengths = Object.values(web).flatMap(value => (isDocument(value) ? [print(value).length] : []));
  expect(lengths.length).toBeGreaterThan(50);
  expect(Math.max(...lengths)).toBeLessThan(MAX_DOCUMENT_CHARACTERS / 2);
});

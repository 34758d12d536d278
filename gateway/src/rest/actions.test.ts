import { DomainError } from '@aicp/contracts/domainError';
import type { UserActor } from '@aicp/contracts/rights/actor';
import type { ApolloServer } from '@apollo/server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { GraphContext } from '../graphContext.ts';
import type { SessionActors } from '../session.ts';
import { serveRest } from './serveRest.ts';

const person = { role: 'owner', isAdmin: false, session: 's', access: 'session' } as const;
const actor: UserActor = { kind: 'user', userId: 1, organisationId: 7, ...person };
const context = { actor, actorToken: () => '', requestId: '' } as Partial<GraphContext> as GraphContext;

const action = {
  ...{ id: '5', systemId: null, organisation: false, system: null, jurisdiction: null, title: 'Ask the board' },
  ...{ why: null, cites: null, severity: null, goodPractice: false, questionId: null, dutyId: null, who: null },
  ...{ state: 'done', ownerId: null, due: null, pendingDue: null, dueReason: null, doneNote: null, lawDue: null },
  ...{ dueWords: null, citation: null, owner: null, dueRequest: null, overdue: false, acceptance: null },
  ...{ reportId: null, closedBy: null, evidencePlace: null, commentCount: 0, comments: [], filed: null },
  createdAt: '2026-11-20T09:00:00.000Z',
};
/** The response of Apollo's gateway while documents, which adds `filed`, is unavailable. */
const graph = {
  executeOperation: async ({ query }: { query: unknown }) => {
    const data = JSON.stringify(query).includes('RestActions')
      ? { actions: { items: [action], next: null } }
      : { action };
    const errors = [{ message: 'Documents is away.', extensions: { code: 'UNAVAILABLE' } }];
    return { body: { kind: 'single', singleResult: { data, errors } } };
  },
} as unknown as ApolloServer<GraphContext>;

const server = fastify();
beforeAll(() => {
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(() => data => JSON.stringify(data));
  server.setErrorHandler((error, _request, reply) => {
    reply.code(error instanceof DomainError ? 503 : 500).send({ message: String(error) });
  });
  serveRest(server, graph, () => context, {} as SessionActors, {});
});
afterAll(() => server.close());

describe('actions while documents is unavailable', () => {
  it('are listed and read, without their files', async () => {
    const list = await server.inject('/api/actions');
    expect([list.statusCode, list.json()]).toMatchObject([200, [{ id: 5, state: 'done', filed: null }]]);
    const one = await server.inject('/api/actions/5');
    expect([one.statusCode, one.json()]).toMatchObject([200, { id: 5, filed: null, comments: [] }]);
  });
});

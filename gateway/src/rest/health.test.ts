import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProcessHealth } from '@aicp/contracts/health';
import type { Actor } from '@aicp/contracts/rights/actor';
import type { ServiceName } from '@aicp/contracts/serviceNames';
import { actorSigner } from '@aicp/service/graph/actorToken';
import { serveSubgraph } from '@aicp/service/graph/subgraph';
import { ActorPrivateKey, ActorPublicKeys, createActorKey, publicActorKey } from '@aicp/service/process/actorKeys';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { GraphContext } from '../graphContext.ts';
import { answerErrors } from './answerErrors.ts';
import { serveHealth } from './health.ts';

const key = createActorKey();
const sign = actorSigner(ActorPrivateKey.parse(key));
const PORT = 20_000 + (process.pid % 20_000);
const person: Actor = {
  kind: 'user',
  userId: 1,
  organisationId: 1,
  role: 'owner',
  isAdmin: false,
  session: 's',
  access: 'session',
};
const administrator: Actor = { ...person, isAdmin: true };
let app: TestService;
let silent: Server;
let server: FastifyInstance;
let actor: Actor = administrator;
const actorToken = (service: ServiceName) => sign({ actor, client: { address: '', agent: '' } }, service);

beforeAll(async () => {
  app = await openTestService('identity');
  app.checks.set('redis', () => app.redis.ping());
  app.checks.set('mongodb', () => new Promise(() => undefined));
  app.checks.set('queue events-identity', async () => undefined);
  const env = {
    HOST: '127.0.0.1',
    PORT,
    ACTOR_PUBLIC_KEY: ActorPublicKeys.parse(publicActorKey(key)),
    GIT_COMMIT: 'c0ffee',
  };
  const subgraph = { typeDefs: 'type Query { asking: String }', resolvers: {} };
  await serveSubgraph(app, env, { ...subgraph, context: request => ({ ...request, logger: app.logger }) });
  silent = createServer(() => undefined);
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  server = fastify();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(() => data => JSON.stringify(data));
  answerErrors(server);
  const urls = {
    identity: `http://127.0.0.1:${PORT}/graphql`,
    billing: 'http://127.0.0.1:1/graphql',
    documents: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/graphql`,
  };
  serveHealth(server, { ...app, checks: new Map() }, {}, urls, () => ({ actor, actorToken }) as GraphContext);
});
afterAll(async () => {
  await server.close();
  silent.closeAllConnections();
  silent.close();
  await app.stop();
});

describe('the health report of the services', () => {
  it('is each process’s own report, and shows the unavailable ones', async () => {
    const answer = await server.inject('/api/admin/health');
    const own = { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), startedAt: expect.stringMatching(/Z$/) };
    const identity = { redis: 'ok', mongodb: 'away' };
    expect(answer.json<{ processes: { name: string; health: ProcessHealth }[] }>().processes).toEqual([
      { name: 'gateway', health: { ...own, ready: true, dependencies: {}, worker: null, commit: null } },
      { name: 'identity', health: { ...own, ready: false, dependencies: identity, worker: 'ok', commit: 'c0ffee' } },
      { name: 'billing', health: null },
      { name: 'documents', health: null },
    ]);
  });

  it('is shown to administrators only, by the gateway and by each service', async () => {
    actor = person;
    expect((await server.inject('/api/admin/health')).statusCode).toBe(403);
    const asked = await fetch(`http://127.0.0.1:${PORT}/internal/health`, {
      headers: { 'x-actor': actorToken('identity') },
    });
    expect(asked.status).toBe(403);
  });
});

import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { serviceNames } from '@aicp/contracts/serviceNames';
import { ActorPrivateKey, newActorKey } from '@aicp/service/process/actorKeys';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../createServer.ts';
import type { Env } from '../env.ts';
import { createGraph } from '../graph.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  security?: object[];
  responses: Record<string, { content?: object }>;
};

const NOWHERE = 'http://127.0.0.1:1/graphql';
const SECRETS = {
  ACTOR_PRIVATE_KEY: ActorPrivateKey.parse(newActorKey()),
  SESSION_SECRET: [randomBytes(32).toString('hex')],
};
const CREATED = 'fastify.initialization';
const registered = new Set<string>();
let app: TestService;
let server: FastifyInstance;
let operations: Map<string, Operation>;

beforeAll(async () => {
  app = await openTestService('gateway');
  subscribe(CREATED, noteRoutes);
  const urls = Object.fromEntries(serviceNames.map(name => [name, NOWHERE]));
  const graph = createGraph(urls, { introspection: false });
  await graph.start();
  app.onStop(() => graph.stop());
  const env = { ...SECRETS, SUBGRAPH_IDENTITY_URL: NOWHERE, DRAIN_SECONDS: 0, TRIAL: false } as Env;
  server = await createServer(app, env, graph, urls);
  const { paths } = (await server.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  operations = new Map(
    Object.entries(paths).flatMap(([url, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${url}`, operation] as const),
    ),
  );
});
afterAll(async () => {
  unsubscribe(CREATED, noteRoutes);
  await server.close();
  await app.stop();
});

/** Every route of the API, however it is registered; but not the page that shows the description, and its scripts. */
function noteRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    if (!/^\/(api|scim|\.well-known\/aicp.*)(\/|$)/.test(url) || /^\/api\/docs(\/|$)/.test(url)) return;
    for (const name of [method].flat())
      if (name !== 'HEAD') registered.add(`${name} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
  });
}

describe('the description of the API', () => {
  it('has every route of the gateway, and no other', () => {
    expect(registered.size).toBeGreaterThan(70);
    expect([...operations.keys()].sort()).toEqual([...registered].sort());
  });

  it('says of each route what it does, who may call it, and what it answers', () => {
    const poor = [...operations].filter(([, { summary, tags, security, responses }]) => {
      const codes = Object.keys(responses);
      const hasTypes = Object.entries(responses).every(
        ([code, { content = {} }]) => ['204', '303'].includes(code) || Object.keys(content).length > 0,
      );
      // What leads a browser on (303) answers with the way alone.
      const answers = codes.some(code => code.startsWith('20')) || codes.join() === '303';
      return !(summary && tags && security && answers && hasTypes);
    });
    expect(poor.map(([name]) => name)).toEqual([]);
  });

  it.each([
    ['POST /api/evidence', '201', 'application/json'],
    ['GET /api/documents/{id}/{format}', '200', 'application/pdf'],
    ['POST /api/assessments/{id}/audit-bundle', '200', 'application/zip'],
    ['GET /api/user/export', '200', 'application/zip'],
    ['GET /api/admin/users.csv', '200', 'text/csv'],
    ['GET /api/reports/{id}', '200', 'application/json'],
    ['GET /api/reports/{id}', '200', 'text/csv'],
    ['GET /api/reports/{id}', '200', 'application/pdf'],
    ['GET /api/schemas/report-1.json', '200', 'application/schema+json'],
    ['GET /api/admin/live', '200', 'text/event-stream'],
  ])('%s answers with its own type', (name, status, type) => {
    expect(operations.get(name)?.responses[status]?.content).toHaveProperty([type]);
  });

  it('asks for the bytes of a file where one is uploaded, and for what the address says of it', () => {
    const { requestBody, parameters } = operations.get('POST /api/evidence') as Operation & {
      requestBody: object;
      parameters: { name: string; in: string; required?: boolean }[];
    };
    expect(requestBody).toMatchObject({ content: { 'application/octet-stream': { schema: { type: 'string' } } } });
    const required = parameters.filter(parameter => parameter.required).map(parameter => parameter.name);
    expect(required).toEqual(['assessmentId', 'name']);
  });
});

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { describedApi, type Operation } from '../../describedApi.ts';

const CREATED = 'fastify.initialization';
const registered = new Set<string>();
let operations: Map<string, Operation>;

beforeAll(async () => {
  subscribe(CREATED, noteRoutes);
  const { paths } = await describedApi();
  unsubscribe(CREATED, noteRoutes);
  operations = new Map(
    Object.entries(paths).flatMap(([url, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${url}`, operation] as const),
    ),
  );
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

  it('describes each route’s effect, its callers and its responses', () => {
    const poor = [...operations].filter(([, { summary, tags, security, responses }]) => {
      const codes = Object.keys(responses);
      const hasTypes = Object.entries(responses).every(
        ([code, { content = {} }]) => ['204', '303', '304'].includes(code) || Object.keys(content).length > 0,
      );
      // A redirect (303) responds with the address only.
      const answers = codes.some(code => code.startsWith('20')) || codes.includes('303');
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

  it('requests the bytes of an upload, and its description in the address', () => {
    const { requestBody, parameters } = operations.get('POST /api/evidence') as Operation & {
      requestBody: object;
      parameters: { name: string; in: string; required?: boolean }[];
    };
    expect(requestBody).toMatchObject({ content: { 'application/octet-stream': { schema: { type: 'string' } } } });
    const required = parameters.filter(parameter => parameter.required).map(parameter => parameter.name);
    expect(required).toEqual(['name']);
  });
});

import { REPORT_SCHEMA_PATH } from '@aicp/contracts/reportSchema';
import { ORGANISATION_HEADER, type UserActor } from '@aicp/contracts/rights/actor';
import type { ApolloServer } from '@apollo/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fastify } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { GraphContext } from '../graphContext.ts';
import { BUDGET_HEADERS } from '../requestBudget.ts';
import { securityHeaders } from '../securityHeaders.ts';
import type { SessionActors } from '../session.ts';
import { cacheFor, keptAnswer, matchesEtag } from './cacheFor.ts';
import { serveSchemas } from './schemas.ts';
import { serveRest } from './serveRest.ts';
import { serveStreams } from './streams.ts';

afterEach(() => {
  jest.useRealTimers();
});

describe('a response that is the same for everyone', () => {
  it('is computed once for concurrent callers, and again when it has expired', async () => {
    jest.useFakeTimers();
    const kept = cacheFor<number>(60_000);
    let made = 0;
    const ask = (key: string) => kept(key, async () => ++made);
    expect(await Promise.all([ask('EU'), ask('EU'), ask('UK')])).toEqual([1, 1, 2]);
    jest.advanceTimersByTime(59_999);
    expect(await ask('EU')).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await ask('EU')).toBe(3);
  });

  it('is computed again at once after a failure', async () => {
    const kept = cacheFor<string>(60_000);
    await expect(kept('EU', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept('EU', async () => 'here')).toBe('here');
  });

  it('has a tag that changes with its content', () => {
    const [one, same, other] = [{ id: 'eu-01' }, { id: 'eu-01' }, { id: 'eu-02' }].map(keptAnswer);
    expect(one?.body.toString()).toBe('{"id":"eu-01"}');
    expect(same?.etag).toBe(one?.etag);
    expect(other?.etag).not.toBe(one?.etag);
  });

  it('is recognised among several tags, even if a proxy has made the tag weak', () => {
    const { etag } = keptAnswer({ id: 'eu-01' });
    const asks = (tags?: string) => matchesEtag({ headers: { 'if-none-match': tags } }, etag);
    expect([etag, `W/${etag}`, `"other", W/${etag}`].map(asks)).toEqual([true, true, true]);
    expect([undefined, '"other"', etag.slice(1)].map(asks)).toEqual([false, false, false]);
  });
});

describe('cacheable responses', () => {
  const person = { role: 'owner', isAdmin: false, session: 's', access: 'session' } as const;
  const actor: UserActor = { kind: 'user', userId: 1, organisationId: 7, ...person };
  const context = { actor, actorToken: () => '', requestId: '' } as Partial<GraphContext> as GraphContext;
  const graph = {
    executeOperation: async () => ({ body: { kind: 'single', singleResult: { data: { questions: [] } } } }),
  } as unknown as ApolloServer<GraphContext>;
  const documents = fastify();
  const server = fastify();
  beforeAll(async () => {
    documents.get('/internal/bundle-keys', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send({ keys: [] }),
    );
    const urls = { documents: await documents.listen({ port: 0, host: '127.0.0.1' }) };
    server.setValidatorCompiler(validatorCompiler);
    server.setSerializerCompiler(() => data => JSON.stringify(data));
    await securityHeaders(server, { https: true, stripe: false });
    server.addHook('onRequest', async (_request, reply) => {
      reply.headers(Object.fromEntries([ORGANISATION_HEADER, ...BUDGET_HEADERS].map(name => [name, '7 owner'])));
    });
    serveRest(server, graph, () => context, {} as SessionActors, urls);
    serveStreams(server, graph, urls, () => context);
    serveSchemas(server);
  });
  afterAll(() => Promise.all([server.close(), documents.close()]));

  const saidToOne = (headers: object) => Object.keys(headers).filter(name => /^(x-organisation|ratelimit)/.test(name));

  it.each([
    ['/api/questions', 60],
    ['/.well-known/aicp-bundle-keys.json', 300],
    [REPORT_SCHEMA_PATH, 3600],
  ])('says nothing of the caller who asked for it: %s', async (path, seconds) => {
    const { statusCode, headers } = await server.inject(path);
    expect([statusCode, headers['cache-control']]).toEqual([200, `public, max-age=${seconds}`]);
    expect(saidToOne(headers)).toEqual([]);
  });

  it('contain nothing about a caller who has them already, unlike every other response', async () => {
    const { headers } = await server.inject('/api/questions');
    const same = await server.inject({ url: '/api/questions', headers: { 'if-none-match': String(headers.etag) } });
    expect([same.statusCode, saidToOne(same.headers)]).toEqual([304, []]);
    expect(saidToOne((await server.inject('/api/nowhere')).headers)).toHaveLength(6);
  });
});

import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Actor } from '@aicp/contracts/rights/actor';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { ApolloServer } from '@apollo/server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { GraphQLError, parse, validate } from 'graphql';
import { readGraph } from '../../e2e/matrix/document.ts';
import type { GraphContext } from '../graphContext.ts';
import { answerErrors } from './answerErrors.ts';
import { ownActionOperations } from './requireOwnAction.ts';
import { serveStreams } from './streams.ts';

const actorOf = (userId: number): Actor => ({
  kind: 'user',
  userId,
  organisationId: userId,
  role: 'owner',
  isAdmin: false,
  session: `session-${userId}`,
  access: 'session',
});
const asked: (string | undefined)[] = [];
const service = createServer((call, answer) => {
  asked.push(call.url);
  const saying = call.url?.includes('/away/')
    ? { message: 'Files cannot be reached.' }
    : { message: 'x', statusCode: 503 };
  if (call.url?.match('/(away|closing)/')) return answer.writeHead(503).end(JSON.stringify(saying));
  if (call.headers.range) {
    const { range, 'if-range': ifRange = '' } = call.headers;
    answer.writeHead(range === 'bytes=1-2' ? 206 : 416, {
      'accept-ranges': 'bytes',
      'content-range': range,
      etag: String(ifRange),
    });
  }
  answer.write('answered');
  // For a caller who takes no more bytes.
  if (!call.url?.includes('/slow/')) answer.end();
});
/** The responses of reporting and systems-assessment: an own action about system 3, one from a report, and assessments of two systems. */
const actions = { 12: { systemId: '3', jurisdiction: null }, 13: { systemId: '3', jurisdiction: 'EU' } };
const assessments = { 7: { aiSystemId: '3' }, 8: { aiSystemId: '4' } };
const found =
  (rows: Record<string, object>) =>
  (_root: unknown, { id }: { id: string }) => {
    if (rows[id]) return rows[id];
    throw new GraphQLError('Action not found.', { extensions: { code: 'NOT_FOUND' } });
  };
const graph = new ApolloServer<GraphContext>({
  typeDefs: `type Action { systemId: ID! jurisdiction: String } type Assessment { aiSystemId: ID! }
    type Query { action(id: ID!): Action! assessment(id: ID!): Assessment! }`,
  resolvers: { Query: { action: found(actions), assessment: found(assessments) } },
});
let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = fastify();
  answerErrors(server);
  await graph.start();
  serveStreams(
    server,
    graph,
    { documents: url, billing: url },
    ({ headers }) =>
      ({
        actor: actorOf(Number(headers['x-user'] ?? 1)),
        actorToken: (): string => '',
        requestId: '',
      }) as Partial<GraphContext> as GraphContext,
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  await graph.stop();
  service.close();
});

/** Literally: fetch would normalise the address. */
async function open(path: string, userId = 1, more: Record<string, string> = {}): Promise<IncomingMessage> {
  const call = request({ port, host: '127.0.0.1', path, headers: { 'x-user': userId, ...more } }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer;
}

async function get(path: string, userId?: number): Promise<number | undefined> {
  const answer = await open(path, userId);
  answer.resume();
  return answer.statusCode;
}

describe('bytes forwarded to a service', () => {
  it('reach the right route, with their query', async () => {
    expect(await get('/api/documents/12-model-card/pdf')).toBe(200);
    expect(await get('/api/evidence/7/file?inline')).toBe(200);
    expect(asked.splice(0)).toEqual(['/internal/documents/12-model-card/pdf', '/internal/evidence/7/file?inline']);
  });

  it('a service’s refusals are passed in its own words, and never in its framework’s', async () => {
    const said = async (id: string) => {
      const answer = await open(`/api/evidence/${id}/file`);
      return { status: answer.statusCode, ...((await json(answer)) as { message: string }) };
    };
    expect(await said('away')).toEqual({ status: 503, message: 'Files cannot be reached.' });
    expect(await said('closing')).toMatchObject({
      status: 503,
      message: expect.stringMatching(/^The service is busy/),
    });
    asked.splice(0);
  });

  it('can be requested in part if they are a stored file', async () => {
    for (const path of ['/api/evidence/7/file', '/api/proposed-files/7/file']) {
      const part = await open(path, 1, { range: 'bytes=1-2', 'if-range': '"a-tag"' });
      part.resume();
      expect(part.statusCode).toBe(206);
      expect(part.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-range': 'bytes=1-2', etag: '"a-tag"' });
      const none = await open(path, 1, { range: 'bytes=9-' });
      none.resume();
      expect(none.statusCode).toBe(416);
    }
    const drawn = await open('/api/documents/12-model-card/pdf', 1, { range: 'bytes=1-2' });
    drawn.resume();
    expect(drawn.statusCode).toBe(200);
    asked.splice(0);
  });

  it.each(['/api/documents/%2e%2e/api-token', '/api/documents/%2e%2e/%2e%2e', '/api/evidence/%2E/file'])(
    'reach no other by the address %s',
    async path => {
      expect(await get(path)).toBe(404);
      expect(asked.splice(0)).toEqual([]);
    },
  );

  it('do not wait for slow readers, but for others of the same user', async () => {
    const people = [1, 2, 3, 4, 5];
    const slow = await Promise.all(
      people.flatMap(userId => Array.from({ length: 16 }, () => open('/api/evidence/slow/file', userId))),
    );
    expect(await get('/api/documents/12-model-card/pdf', 6)).toBe(200);
    expect(await get('/api/documents/12-model-card/pdf', 1)).toBe(429);
    for (const answer of slow) answer.destroy();
    const again = async () => ((await get('/api/documents/12-model-card/pdf', 1)) === 200 ? true : undefined);
    expect(await pollUntil(again)).toBe(true);
  });
});

describe('a file for an action of the organisation’s own', () => {
  async function give(assessmentId: number, place: string) {
    asked.splice(0);
    const query = `/api/evidence?assessmentId=${assessmentId}&name=a.pdf&${place}`;
    const call = request({ port, host: '127.0.0.1', path: query, method: 'POST' }).end('%PDF-1.7');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const body = answer.statusCode === 200 ? answer.resume() : await json(answer);
    return { status: answer.statusCode, message: (body as { message?: string }).message, sent: asked.splice(0).length };
  }

  it('continues if there is such an action about the system, and for a question', async () => {
    for (const place of ['supports=action-12', 'questionId=action-12', 'supports=eu-10', 'supports=action-x'])
      expect(await give(7, place)).toEqual({ status: 200, message: undefined, sent: 1 });
  });

  it.each([
    ['there is none, or it is another organisation’s', 'supports=action-99'],
    ['it is one of the law’s', 'supports=action-13'],
    ['it is named as a question', 'questionId=action-99'],
  ])('is refused as not found where %s, and no byte goes on', async (_why, place) => {
    expect(await give(7, place)).toEqual({ status: 404, message: 'Action not found.', sent: 0 });
  });

  it('is refused if the action is about another system', async () => {
    const message = 'supports: must be an action about the AI system of this assessment';
    expect(await give(8, 'supports=action-12')).toEqual({ status: 400, message, sent: 0 });
  });

  it('is checked by valid operations of the graph', () => {
    const whole = readGraph();
    expect(Object.values(ownActionOperations).flatMap(text => validate(whole, parse(text)))).toEqual([]);
  });
});

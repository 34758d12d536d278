import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Actor } from '@aicp/contracts/actor';
import { waitFor } from '@aicp/service/process/waitFor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import type { GraphContext } from '../graphContext.ts';
import { answerErrors } from './answerErrors.ts';
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
  answer.write('answered');
  // As to somebody who takes no more bytes.
  if (!call.url?.includes('/slow/')) answer.end();
});
let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = fastify();
  answerErrors(server);
  serveStreams(
    server,
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
  service.close();
});

/** As it is written: fetch would tidy the address up. */
async function open(path: string, userId = 1): Promise<IncomingMessage> {
  const call = request({ port, host: '127.0.0.1', path, headers: { 'x-user': userId } }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer;
}

async function get(path: string, userId?: number): Promise<number | undefined> {
  const answer = await open(path, userId);
  answer.resume();
  return answer.statusCode;
}

describe('bytes that go to a service', () => {
  it('reach the route that they are for, with their query', async () => {
    expect(await get('/api/documents/12-model-card/pdf')).toBe(200);
    expect(await get('/api/evidence/7/file?inline')).toBe(200);
    expect(asked.splice(0)).toEqual(['/internal/documents/12-model-card/pdf', '/internal/evidence/7/file?inline']);
  });

  it.each(['/api/documents/%2e%2e/api-token', '/api/documents/%2e%2e/%2e%2e', '/api/evidence/%2E/file'])(
    'reach no other by the address %s',
    async path => {
      expect(await get(path)).toBe(404);
      expect(asked.splice(0)).toEqual([]);
    },
  );

  it('wait for nobody who reads slowly, and for the rest of their own', async () => {
    const people = [1, 2, 3, 4, 5];
    const slow = await Promise.all(
      people.flatMap(userId => Array.from({ length: 16 }, () => open('/api/evidence/slow/file', userId))),
    );
    expect(await get('/api/documents/12-model-card/pdf', 6)).toBe(200);
    expect(await get('/api/documents/12-model-card/pdf', 1)).toBe(429);
    for (const answer of slow) answer.destroy();
    const again = async () => ((await get('/api/documents/12-model-card/pdf', 1)) === 200 ? true : undefined);
    expect(await waitFor(again)).toBe(true);
  });
});

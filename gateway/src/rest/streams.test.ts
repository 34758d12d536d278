import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Actor } from '@aicp/contracts/actor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import type { GraphContext } from '../graphContext.ts';
import { answerErrors } from './answerErrors.ts';
import { serveStreams } from './streams.ts';

const actor: Actor = { kind: 'user', userId: 1, isAdmin: false, session: 'session-1', access: 'session' };
const asked: (string | undefined)[] = [];
const service = createServer((call, answer) => {
  asked.push(call.url);
  answer.end('answered');
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
    () => ({ actor, actorToken: '', requestId: '' }) as GraphContext,
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  service.close();
});

/** As it is written: fetch would tidy the address up. */
async function get(path: string): Promise<number | undefined> {
  const call = request({ port, host: '127.0.0.1', path }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
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
});

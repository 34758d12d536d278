import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readiness } from '@aicp/service/process/ops';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { until } from '@aicp/testing/until';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { serverAlone } from '../serverAlone.ts';
import { closedDoor, untilServicesAnswer } from './door.ts';

const door = closedDoor();
let app: TestService;
let server: FastifyInstance;

beforeAll(async () => {
  app = await openTestService('gateway');
  server = await serverAlone(app, { door });
});
afterAll(async () => {
  await server.close();
  await app.stop();
});

describe('the gateway’s start-up gate', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/dashboard'],
    ['GET', '/assets/x.js'],
    ['HEAD', '/'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/questions?jurisdiction=EU'],
    ['POST', '/api/register'],
    ['OPTIONS', '/api/systems'],
    ['POST', '/graphql'],
    ['GET', '/scim/v2/Users'],
    ['GET', '/.well-known/security.txt'],
    ['GET', '/healthz/more'],
    ['GET', '/nowhere'],
  ] as const)('answers %s %s with 503 while the product starts', async (method, url) => {
    const answer = await server.inject({ method, url });
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    if (method !== 'HEAD')
      expect(answer.json()).toEqual({ message: 'AI Compliance is starting. Please try again in a few seconds.' });
  });

  it('always lets probes through', async () => {
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    expect((await server.inject('/readyz')).json()).toEqual({ ready: true });
    expect((await server.inject('/metrics')).statusCode).toBe(404);
  });

  it('opens once, and from then on a missing service affects only what needs it', async () => {
    door.open();
    expect((await server.inject('/api/openapi.json')).statusCode).toBe(200);
    expect((await server.inject('/api/systems')).statusCode).toBe(401);
    const answer = await server.inject({
      method: 'POST',
      url: '/api/login',
      headers: { origin: 'http://localhost' },
      payload: { username: 'ada', password: 'a password' },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ message: 'The service is busy or restarting. Please try again.' });
    // A form, as mail programs send it, reaches the service.
    const click = { method: 'POST', url: '/api/unsubscribe/x', payload: 'List-Unsubscribe=One-Click' } as const;
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await server.inject({ ...click, headers: { 'content-type': type } })).statusCode).toBe(503);
    const opened = await server.inject('/api/unsubscribe/x');
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/account#emails']);
  });
});

describe('a starting gateway', () => {
  const listening: Server[] = [];
  afterAll(() => {
    for (const one of listening) one.close();
  });

  /** Serves one response at the given port, or a free one. */
  async function serve(status: number, port = 0): Promise<string> {
    const one = createHttpServer((_request, response) => response.writeHead(status).end('{}'));
    listening.push(one);
    await once(one.listen(port, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(one.address() as AddressInfo).port}/graphql`;
  }

  it('is not ready before every service has answered, and names the missing ones', async () => {
    const urls = { identity: await serve(200), admin: await serve(503), billing: await serve(502) };
    const waiting = untilServicesAnswer(app, urls, () => 'signed');
    const sentence = async () => (await readiness(app)).dependencies.services;
    await until(async () => (await sentence()) === 'gateway waits for admin and billing.');
    expect(await readiness(app)).toMatchObject({
      ready: false,
      dependencies: { services: 'gateway waits for admin and billing.' },
    });
    for (const one of listening.splice(1)) {
      const { port } = one.address() as AddressInfo;
      one.closeAllConnections();
      one.close();
      await once(one, 'close');
      await serve(200, port);
    }
    await waiting;
    expect(await readiness(app)).toMatchObject({ ready: true });
  }, 30_000);
});

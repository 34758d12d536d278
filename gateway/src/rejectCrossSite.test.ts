import { afterEach, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { rejectCrossSite } from './rejectCrossSite.ts';

let server: FastifyInstance | undefined;
afterEach(async () => server?.close());

async function isTaken(headers: Record<string, string>, publicUrl?: string, trustProxy = false): Promise<boolean> {
  await server?.close();
  server = fastify({ trustProxy });
  const refuse = rejectCrossSite(publicUrl);
  server.addHook('onRequest', async request => refuse(request));
  server.post('/', () => ({}));
  return (await server.inject({ method: 'POST', url: '/', headers })).statusCode === 200;
}

describe('a change sent by a browser', () => {
  it.each([
    [{ host: 'a.example', origin: 'http://a.example' }, true],
    [{ host: 'a.example', origin: 'https://a.example' }, false],
    [{ host: 'a.example:3000', origin: 'http://a.example' }, false],
    [{ host: 'a.example', origin: 'http://a.example:3000' }, false],
    [{ host: 'a.example', origin: 'null' }, false],
    [{ host: 'a.example' }, true],
    [{ host: 'a.example', origin: 'http://a.example', 'sec-fetch-site': 'same-site' }, false],
  ])('%j is taken: %s, as scheme, host and port are compared', async (headers, taken) => {
    expect(await isTaken(headers)).toBe(taken);
  });

  it('comes from the public address, whatever scheme the proxy uses with us', async () => {
    const publicUrl = 'https://a.example';
    expect(await isTaken({ host: 'a.example', origin: 'https://a.example' }, publicUrl)).toBe(true);
    expect(await isTaken({ host: 'a.example', origin: 'http://a.example' }, publicUrl)).toBe(false);
    expect(await isTaken({ host: 'localhost:3000', origin: 'http://localhost:3000' }, publicUrl)).toBe(true);
    expect(await isTaken({ host: 'localhost:3000', origin: 'https://a.example' }, publicUrl)).toBe(false);
  });

  it('comes by TLS only if a trusted proxy states it', async () => {
    const headers = { host: 'a.example', 'x-forwarded-proto': 'https' };
    expect(await isTaken({ ...headers, origin: 'https://a.example' }, undefined, true)).toBe(true);
    expect(await isTaken({ ...headers, origin: 'http://a.example' }, undefined, true)).toBe(false);
    expect(await isTaken({ ...headers, origin: 'https://a.example' })).toBe(false);
  });
});

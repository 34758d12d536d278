import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from '@aicp/dev-stack/freePort';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { listen } from './listen.ts';

const limits = { requestTimeout: 400, headersTimeout: 200, connectionsCheckingInterval: 50 };
const server = fastify({ requestTimeout: limits.requestTimeout, http: limits });
let port = 0;

beforeAll(async () => {
  server.post('/', () => ({}));
  port = await freePort();
  await listen(server, '127.0.0.1,::1', port, limits);
});
afterAll(() => server.close());

it.each([
  ['headers', 'POST / HTTP/1.1\r\nHost: localhost\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'],
])('whoever sends %s slowly is cut off soon, on each address', async (_what, begun) => {
  for (const host of ['127.0.0.1', '::1']) {
    const socket = connect(port, host, () => socket.write(begun));
    let answer = '';
    socket.on('data', chunk => {
      answer += chunk;
    });
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  }
});

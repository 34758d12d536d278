import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { drainConnections } from './drainConnections.ts';
import { pollUntil } from './pollUntil.ts';

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

/** A server that reports its number of requests, and answers them on command. */
async function open(options: { drainMs?: number; limitMs?: number } = {}) {
  const server = fastify({ keepAliveTimeout: 65_000, return503OnClosing: false });
  drainConnections(server, { limitMs: 15_000, ...options });
  const { promise: permission, resolve: letAnswer } = Promise.withResolvers<void>();
  let taken = 0;
  server.get('/', async () => {
    taken++;
    await permission;
    return 'done';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return { server, port: (server.server.address() as AddressInfo).port, letAnswer, taken: () => taken };
}

function ask(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', agent }, answer => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    call.on('error', reject).end();
  });
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

describe('a closing server', () => {
  it('answers requests in progress, and does not wait for idle connections', async () => {
    const { server, port, letAnswer, taken } = await open();
    const answers = Promise.all(Array.from({ length: 5 }, () => ask(port)));
    expect(await pollUntil(async () => taken() === 5 || null)).toBe(true);
    const closed = server.close().then(() => true);
    await pause(50);
    letAnswer();
    expect(await answers).toEqual([200, 200, 200, 200, 200]);
    expect(await Promise.race([closed, pause(10_000)])).toBe(true);
  });

  it('continues to answer for a while, and keeps no connection after its answer', async () => {
    const { server, port, letAnswer } = await open({ drainMs: 1_500 });
    letAnswer();
    await ask(port);
    const closed = server.close();
    await pause(50);
    expect(await ask(port)).toBe(200);
    await pause(0);
    expect(agent.freeSockets).toEqual({});
    await closed;
    await expect(ask(port)).rejects.toThrow('ECONNREFUSED');
  });

  it('finally cuts off silent connections', async () => {
    const { server, port } = await open({ limitMs: 400 });
    const silent = connect(port, '127.0.0.1').on('error', () => undefined);
    await pause(50);
    const started = Date.now();
    await server.close();
    expect(Date.now() - started).toBeLessThan(2_000);
    silent.destroy();
  });
});

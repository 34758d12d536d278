import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { endConnections } from './endConnections.ts';

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

/** A server whose every answer takes 150 ms. */
async function open(drainMs = 0): Promise<{ server: ReturnType<typeof fastify>; port: number }> {
  const server = fastify({ keepAliveTimeout: 65_000, return503OnClosing: false });
  endConnections(server, { drainMs, limitMs: 400 });
  server.get('/', () => new Promise(resolve => setTimeout(resolve, 150, 'done')));
  await server.listen({ port: 0, host: '127.0.0.1' });
  return { server, port: (server.server.address() as AddressInfo).port };
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

describe('a server that is asked to end', () => {
  it('answers what is under way, and does not wait for connections that are kept', async () => {
    const { server, port } = await open();
    const answers = Promise.all(Array.from({ length: 5 }, () => ask(port)));
    await pause(50);
    const closed = server.close().then(() => true);
    expect(await answers).toEqual([200, 200, 200, 200, 200]);
    expect(await Promise.race([closed, pause(200)])).toBe(true);
  });

  it('goes on answering for a while, and keeps no connection after its answer', async () => {
    const { server, port } = await open(300);
    await ask(port);
    const closed = server.close();
    await pause(50);
    expect(await ask(port)).toBe(200);
    await pause(0);
    expect(agent.freeSockets).toEqual({});
    await closed;
    await expect(ask(port)).rejects.toThrow('ECONNREFUSED');
  });

  it('cuts off in the end who is connected and says nothing', async () => {
    const { server, port } = await open();
    const silent = connect(port, '127.0.0.1').on('error', () => undefined);
    await pause(50);
    const started = Date.now();
    await server.close();
    expect(Date.now() - started).toBeLessThan(2_000);
    silent.destroy();
  });
});

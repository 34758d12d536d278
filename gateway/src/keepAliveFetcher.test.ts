import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { keepAliveFetcher } from './keepAliveFetcher.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  stops.push(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`, stop };
}

const unavailable = { code: 'UNAVAILABLE', message: 'The service is busy or restarting. Please try again.' };

describe('the gateway’s call to a subgraph', () => {
  it('sends the given body and headers, and reads status, headers and JSON of the response', async () => {
    const { url } = await serve(async (request, response) => {
      const body = (await request.toArray()).join('');
      const said = `${request.method} ${request.headers['x-actor']} ${body}`;
      response.writeHead(200, { 'content-type': 'application/json', 'x-session': '' }).end(JSON.stringify({ said }));
    });
    const answer = await keepAliveFetcher(5_000)(url, { method: 'POST', headers: { 'x-actor': 'Ada' }, body: 'née' });
    expect(answer.json()).toEqual({ said: 'POST Ada née' });
    expect([answer.status, answer.ok]).toEqual([200, true]);
    // An empty session header clears the cookie; a missing one leaves it unchanged.
    expect([answer.headers['x-session'], answer.headers['x-other']]).toEqual(['', undefined]);
  });

  it('reports a refused connection as no response', async () => {
    const { url } = await serve((_request, response) => response.writeHead(401).end('Only the gateway may call.'));
    const answer = await keepAliveFetcher(5_000)(url);
    expect([answer.ok, answer.status]).toEqual([false, 401]);
    expect(answer.text()).toBe('Only the gateway may call.');
  });

  it('uses one connection for one call after another', async () => {
    const ports = new Set<number | undefined>();
    const { url } = await serve((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('{}');
    });
    const fetcher = keepAliveFetcher(5_000);
    for (let call = 0; call < 3; call++) {
      await fetcher(url);
      await new Promise(setImmediate);
    }
    expect(ports.size).toBe(1);
  });
});

it('a call that cannot be sent is a bug, and not an unavailable service', async () => {
  const { url } = await serve((_request, response) => response.end('{}'));
  const call = keepAliveFetcher(5_000)(url, { headers: { 'x-actor': 'a\nb' } });
  await expect(call).rejects.toThrow('invalid x-actor header');
});

describe('a failing subgraph is UNAVAILABLE', () => {
  it('if no server is listening', async () => {
    const { url, stop } = await serve(() => undefined);
    stop();
    await expect(keepAliveFetcher(5_000)(url)).rejects.toMatchObject(unavailable);
  });

  it('when it does not answer in time', async () => {
    const { url } = await serve(() => undefined);
    await expect(keepAliveFetcher(100)(url)).rejects.toMatchObject(unavailable);
  });

  it('when its answer trickles beyond the time', async () => {
    const { url } = await serve((_request, response) => {
      const trickle = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(trickle));
    });
    await expect(keepAliveFetcher(200)(url)).rejects.toMatchObject(unavailable);
  });

  it('when it dies in the middle of its response', async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"data"', () => response.destroy());
    });
    await expect(keepAliveFetcher(5_000)(url)).rejects.toMatchObject(unavailable);
  });
});

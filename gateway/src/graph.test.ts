import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@aicp/service/process/logger';
import type { ApolloServer } from '@apollo/server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createGraph } from './graph.ts';
import type { GraphContext } from './graphContext.ts';

let subgraph: Server;
let url: string;
let graph: ApolloServer<GraphContext>;
/** The subgraph's current response. */
let status = 200;

beforeAll(async () => {
  subgraph = createServer((_request, answer) => {
    answer.writeHead(status, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ message: 'an inner matter' }));
  });
  await new Promise<void>(resolve => subgraph.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(subgraph.address() as AddressInfo).port}/graphql`;
  graph = createGraph({ identity: url, 'systems-assessment': url, reporting: url }, { introspection: false });
  await graph.start();
});
afterAll(async () => {
  await graph.stop();
  subgraph.close();
  subgraph.closeAllConnections();
});

async function ask(answered: number) {
  status = answered;
  const contextValue: GraphContext = {
    actor: { kind: 'guest' },
    actorToken: () => 'token',
    caller: 'guest:127.0.0.1',
    requestId: 'request-1',
    logger: createLogger('gateway', 'silent'),
    setSession: () => undefined,
    setDevice: () => undefined,
  };
  const { body } = await graph.executeOperation({ query: '{ me { id } }' }, { contextValue });
  return JSON.parse(JSON.stringify(body)).singleResult.errors;
}

describe('a subgraph that does not answer a query', () => {
  it.each([502, 503, 504])('because it is unavailable (%i) makes the caller try again', async answered => {
    expect(await ask(answered)).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
  });

  it.each([400, 401, 403, 413, 500])('for another reason (%i) is a bug, and no detail is shown', async answered => {
    const errors = await ask(answered);
    expect(errors).toMatchObject([{ message: 'Something went wrong', extensions: { code: 'INTERNAL' } }]);
    expect(JSON.stringify(errors)).not.toMatch(/127\.0\.0\.1|inner matter|answered/);
  });
});

describe('the graph', () => {
  it('calls no one on its own, its libraries included', async () => {
    const called: unknown[] = [];
    const listen = (message: unknown) => called.push((message as { request: { host: string } }).request.host);
    subscribe('http.client.request.start', listen);
    const another = createGraph({}, { introspection: false });
    await another.start();
    await another.stop();
    unsubscribe('http.client.request.start', listen);
    expect(called).toEqual([]);
  });
});

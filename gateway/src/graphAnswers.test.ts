import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACTOR_HEADER, DEVICE_HEADER, REQUEST_ID_HEADER, SESSION_HEADER } from '@aicp/contracts/rights/actor';
import { createLogger } from '@aicp/service/process/logger';
import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createGraph } from './graph.ts';
import type { GraphContext } from './graphContext.ts';

type Asked = { query: string; variables: Record<string, unknown> };
type Answer = (asked: Asked) => unknown;

const SERVICES = ['identity', 'systems-assessment', 'reporting', 'billing', 'documents', 'admin'];
let server: Server;
let graph: ApolloServer<GraphContext>;
/** Each service's current response, and the received requests. */
let says: Record<string, Answer> = {};
let asked: [service: string, Asked][] = [];
let headersOf: Record<string, IncomingHttpHeaders> = {};
/** The resulting cookies of the caller. */
let cookies: string[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const service = request.url?.slice(1) ?? '';
    const operation = JSON.parse((await request.toArray()).join('')) as Asked;
    asked.push([service, operation]);
    headersOf[service] = request.headers;
    const said = says[service]?.(operation);
    const granted = service === 'identity' ? { [SESSION_HEADER]: '', [DEVICE_HEADER]: 'device-1' } : {};
    const headers = { 'content-type': 'application/json', ...granted };
    response.writeHead(said ? 200 : 503, headers).end(JSON.stringify(said ?? {}));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  graph = createGraph(Object.fromEntries(SERVICES.map(name => [name, `${at}/${name}`])), { introspection: true });
  await graph.start();
});
afterAll(async () => {
  await graph.stop();
  server.close();
  server.closeAllConnections();
});

async function ask(
  query: string,
  answers: Record<string, Answer>,
  variables: Record<string, unknown> = {},
  http?: HTTPGraphQLRequest,
) {
  says = answers;
  asked = [];
  headersOf = {};
  cookies = [];
  const contextValue: GraphContext = {
    actor: { kind: 'guest' },
    actorToken: service => `for ${service}`,
    caller: 'guest:127.0.0.1',
    requestId: 'request-1',
    logger: createLogger('gateway', 'silent'),
    setSession: id => void cookies.push(`session ${id}`),
    setDevice: id => void cookies.push(`device ${id}`),
  };
  const { body } = await graph.executeOperation({ query, variables, ...(http && { http }) }, { contextValue });
  return JSON.parse(JSON.stringify(body)).singleResult;
}

const ada = { __typename: 'User', id: '7', username: 'ada' };
const free = { data: { _entities: [{ subscriptionPlan: 'free' }] } };

describe('one response from several services', () => {
  it('contains the requested fields in order, without the joining keys', async () => {
    const { data } = await ask('{ person: me { plan: subscriptionPlan username __typename } }', {
      identity: () => ({ data: { person: ada } }),
      billing: () => ({ data: { _entities: [{ plan: 'free' }] } }),
    });
    expect(JSON.stringify(data)).toBe('{"person":{"plan":"free","username":"ada","__typename":"User"}}');
    expect(asked.map(([service]) => service)).toEqual(['identity', 'billing']);
    expect(asked[1]?.[1].variables).toEqual({ representations: [{ __typename: 'User', id: '7' }] });
  });

  it("sends each service its own token and the request's id, and returns identity's cookies", async () => {
    const answers = { identity: () => ({ data: { me: ada } }), billing: () => free };
    expect((await ask('{ me { username subscriptionPlan } }', answers)).errors).toBeUndefined();
    const tokens = Object.entries(headersOf).map(([service, headers]) => [
      service,
      headers[ACTOR_HEADER],
      headers[REQUEST_ID_HEADER],
    ]);
    expect(tokens).toEqual([
      ['identity', 'for identity', 'request-1'],
      ['billing', 'for billing', 'request-1'],
    ]);
    // An empty session clears the cookie.
    expect(cookies).toEqual(['session ', 'device device-1']);
  });

  it('omits the part of an unavailable service, and names it as an error', async () => {
    const { data, errors } = await ask('{ me { username subscriptionPlan } }', {
      identity: () => ({ data: { me: ada } }),
    });
    expect(data).toEqual({ me: { username: 'ada', subscriptionPlan: null } });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
  });

  it('states the path of an error', async () => {
    const { errors } = await ask('{ me { subscriptionPlan } }', {
      identity: () => ({ data: { me: ada } }),
      billing: () => ({
        data: { _entities: [null] },
        errors: [{ message: 'No.', path: ['_entities', 0, 'subscriptionPlan'], extensions: { code: 'FORBIDDEN' } }],
      }),
    });
    expect(errors).toEqual([{ message: 'No.', path: ['me', 'subscriptionPlan'], extensions: { code: 'FORBIDDEN' } }]);
  });

  it('is null up to the next nullable field, without the reason', async () => {
    const { data, errors, extensions } = await ask('{ me { username } plans { name } }', {
      identity: () => ({ data: { me: { id: '7', username: null } } }),
      billing: () => ({ data: { plans: [{ name: 'Free' }] } }),
    });
    expect(data).toEqual({ me: null, plans: [{ name: 'Free' }] });
    expect({ errors, extensions }).toEqual({});
  });

  it('ignores unrequested fields of a service, in any order', async () => {
    const { data } = await ask('{ plans { id name } me { username subscriptionPlan } }', {
      identity: () => ({ data: { me: ada } }),
      billing: ({ query }) =>
        query.includes('_entities')
          ? { data: { _entities: [{}] } }
          : {
              data: {
                plans: [
                  { id: 'starter', name: 'Starter', secret: 1 },
                  { name: 'Pro', id: 'professional' },
                ],
              },
            },
    });
    expect(JSON.stringify(data)).toBe(
      JSON.stringify({
        plans: [
          { id: 'starter', name: 'Starter' },
          { id: 'professional', name: 'Pro' },
        ],
        me: { username: 'ada', subscriptionPlan: null },
      }),
    );
  });

  it('skips fields excluded by a variable, and calls no service for them', async () => {
    const query = `query ($with: Boolean! = false) { me { username ... @include(if: $with) { subscriptionPlan } } }`;
    const answers = { identity: () => ({ data: { me: ada } }), billing: () => free };
    expect((await ask(query, answers)).data).toEqual({ me: { username: 'ada' } });
    expect(asked.map(([service]) => service)).toEqual(['identity']);
    expect((await ask(query, answers, { with: true })).data).toEqual({
      me: { username: 'ada', subscriptionPlan: 'free' },
    });
  });

  it('answers fields of several fragments once', async () => {
    const query = `{ me { ...A ...B } } fragment A on User { username } fragment B on User { username subscriptionPlan }`;
    const { data } = await ask(query, { identity: () => ({ data: { me: ada } }), billing: () => free });
    expect(data).toEqual({ me: { username: 'ada', subscriptionPlan: 'free' } });
  });

  it.each([
    ['', ''],
    ['($with: Boolean!)', '@include(if: $with)'],
  ])('ends for fragments that hold each other again and again %s', async (variables, condition) => {
    const twice = (i: number) => `fragment F${i} on Query { ...F${i + 1} ${i === 0 ? condition : ''} ...F${i + 1} }`;
    const fragments = Array.from({ length: 20 }, (_, i) => twice(i));
    const query = `query Q${variables} { ...F0 } ${fragments.join(' ')} fragment F20 on Query { signInByEmail }`;
    const { data } = await ask(query, { identity: () => ({ data: { signInByEmail: true } }) }, { with: true });
    expect(JSON.stringify(data)).toBe('{"signInByEmail":true}');
  });
});

describe('a plan', () => {
  it('is planned once, and the plan is kept until 2,000 others were made', async () => {
    const keeps = jest.spyOn(InMemoryLRUCache.prototype, 'set');
    const query = '{ __typename }';
    for (const _ of ['first', 'again']) expect((await ask(query, {})).data).toEqual({ __typename: 'Query' });
    expect(keeps).toHaveBeenCalledTimes(1);
    const [plans] = keeps.mock.contexts as InMemoryLRUCache<unknown>[];
    for (let other = 0; other < 2_000; other++) await plans?.set(String(other), {});
    keeps.mockClear();
    await ask(query, {});
    expect(keeps).toHaveBeenCalledTimes(1);
    keeps.mockRestore();
  });

  it('is not shown to anyone', async () => {
    const headers = new HeaderMap([['apollo-query-plan-experimental', 'true']]);
    const http = { method: 'POST', headers, search: '', body: {} };
    const { data, extensions } = await ask('{ me { id } }', { identity: () => ({ data: { me: ada } }) }, {}, http);
    expect({ data, extensions }).toEqual({ data: { me: { id: '7' } }, extensions: undefined });
  });
});

describe('the graph itself', () => {
  it('has its own type names, next to services’ data', async () => {
    const { data } = await ask('{ me { username } __type(name: "User") { name } a: __typename }', {
      identity: () => ({ data: { me: ada } }),
    });
    expect(data).toEqual({ me: { username: 'ada' }, __type: { name: 'User' }, a: 'Query' });
  });

  it('refuses unknown variables, and calls no service', async () => {
    const { errors } = await ask('query ($id: ID!) { system(id: $id) { id } }', {}, {});
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID' } }]);
    expect(asked).toEqual([]);
  });

  it.each(['__proto__', 'constructor'])('refuses names that all objects have: %s', async name => {
    const { errors } = await ask(`{ me { ${name}: id } }`, {});
    expect(errors).toMatchObject([{ message: `"${name}" cannot be a name here.`, extensions: { code: 'INVALID' } }]);
  });
});

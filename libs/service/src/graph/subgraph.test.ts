import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSigner } from 'fast-jwt';
import { ActorPrivateKey, ActorPublicKeys, createActorKey, publicActorKey } from '../process/actorKeys.ts';
import { readiness } from '../process/ops.ts';
import { actorSigner } from './actorToken.ts';
import { serveSubgraph } from './subgraph.ts';

const key = createActorKey();
const own = ActorPrivateKey.parse(key);
const client = { address: '127.0.0.1', agent: '' };
let app: TestService;
let address: string;
let readyBefore: boolean;

beforeAll(async () => {
  app = await openTestService('identity');
  const port = 20_000 + (process.pid % 20_000);
  address = `http://127.0.0.1:${port}/graphql`;
  const serving = serveSubgraph(
    app,
    { HOST: '127.0.0.1', PORT: port, ACTOR_PUBLIC_KEY: ActorPublicKeys.parse(publicActorKey(key)) },
    {
      typeDefs: 'type Query { asking: String! broken: String } type Mutation { updateSystem: Boolean }',
      resolvers: {
        Query: {
          asking: (_root, _args, { actor, requestId }) => `${actor.kind} by ${requestId}`,
          broken: () => {
            throw new Error('mongodb://user:password@host is away');
          },
        },
        Mutation: { updateSystem: () => true },
      },
      context: request => ({ ...request, logger: app.logger }),
    },
  );
  readyBefore = (await readiness(app)).ready;
  await serving;
});
afterAll(() => app.stop());

async function ask(headers: Record<string, string>, query = '{ asking }') {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('a subgraph', () => {
  it('is ready as soon as it can be queried', async () => {
    expect([readyBefore, (await readiness(app)).ready]).toEqual([false, true]);
  });

  it('answers the gateway, which signs who is asking', async () => {
    const headers = {
      'x-actor': actorSigner(own)({ actor: { kind: 'guest' }, client }, 'identity'),
      'x-request-id': 'request-7',
    };
    expect(await ask(headers)).toEqual({ status: 200, body: { data: { asking: 'guest by request-7' } } });
  });

  const admin = {
    actor: {
      kind: 'user',
      userId: 1,
      organisationId: 1,
      role: 'owner',
      isAdmin: true,
      session: 's',
      access: 'session',
    },
    client,
  };
  const usual = { key: own, algorithm: 'EdDSA', expiresIn: 60_000, iss: 'gateway', aud: 'identity' } as const;
  const sign = (options: object, payload: object = admin) => createSigner({ ...usual, ...options })(payload);
  const forged: Record<string, string> = {
    'no actor': '',
    'an actor of plain JSON': JSON.stringify(admin.actor),
    'an actor signed with another key': sign({ key: ActorPrivateKey.parse(createActorKey()) }),
    'an actor signed for another service': sign({ aud: 'billing' }),
    'an actor without a signature': createSigner({ algorithm: 'none', expiresIn: 60_000, iss: 'gateway' })(admin),
    'an actor signed yesterday': sign({ clockTimestamp: Date.now() - 86_400_000 }),
    'an actor that never ends': sign({ expiresIn: undefined }),
    'an actor of another shape': sign({}, { actor: { kind: 'root' }, client }),
  };
  it.each(Object.entries(forged))('refuses %s', async (_name, token) => {
    expect(await ask(token ? { 'x-actor': token } : {})).toEqual({
      status: 401,
      body: { message: 'Only the gateway may call this service.' },
    });
  });

  it.each([
    ['read', { errors: [{ message: 'This API token is read-only.', extensions: { code: 'FORBIDDEN' } }] }],
    ['write', { data: { updateSystem: true } }],
  ] as const)('lets a token with the scope %s do as much as that', async (access, expected) => {
    const actor = {
      kind: 'user',
      userId: 1,
      organisationId: 1,
      role: 'owner',
      isAdmin: false,
      session: 's',
      access,
    } as const;
    const answer = await ask(
      { 'x-actor': actorSigner(own)({ actor, client }, 'identity') },
      'mutation { updateSystem }',
    );
    expect(answer).toMatchObject({ status: 200, body: expected });
  });

  it('keeps the inside of a bug to itself', async () => {
    const { body } = await ask(
      { 'x-actor': actorSigner(own)({ actor: { kind: 'guest' }, client }, 'identity') },
      '{ broken }',
    );
    expect(JSON.stringify(body)).not.toContain('mongodb://');
    expect(body.errors).toMatchObject([{ message: 'Something went wrong', extensions: { code: 'INTERNAL' } }]);
  });
});

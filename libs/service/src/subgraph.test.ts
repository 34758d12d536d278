import { randomBytes } from 'node:crypto';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSigner } from 'fast-jwt';
import { actorSigner } from './actorToken.ts';
import { serveSubgraph } from './subgraph.ts';

const secret = randomBytes(32).toString('hex');
let app: TestService;
let address: string;

beforeAll(async () => {
  app = await openTestService('identity');
  const port = 20_000 + (process.pid % 20_000);
  address = `http://127.0.0.1:${port}/graphql`;
  await serveSubgraph(
    app,
    { HOST: '127.0.0.1', PORT: port, ACTOR_SECRET: secret },
    {
      typeDefs: 'type Query { asking: String! broken: String }',
      resolvers: {
        Query: {
          asking: (_root, _args, { actor, requestId }) => `${actor.kind} by ${requestId}`,
          broken: () => {
            throw new Error('mongodb://user:password@host is away');
          },
        },
      },
      context: request => ({ ...request, logger: app.logger }),
    },
  );
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
  it('answers the gateway, which signs who is asking', async () => {
    const headers = { 'x-actor': actorSigner(secret)({ kind: 'guest' }), 'x-request-id': 'request-7' };
    expect(await ask(headers)).toEqual({ status: 200, body: { data: { asking: 'guest by request-7' } } });
  });

  const admin = { actor: { kind: 'user', userId: 1, isAdmin: true, session: 's' } };
  const forged: Record<string, string> = {
    'no actor': '',
    'an actor of plain JSON': JSON.stringify(admin.actor),
    'an actor signed with another secret': createSigner({
      key: randomBytes(32).toString('hex'),
      expiresIn: 60_000,
      iss: 'gateway',
    })(admin),
    'an actor without a signature': createSigner({ algorithm: 'none', expiresIn: 60_000, iss: 'gateway' })(admin),
    'an actor signed yesterday': createSigner({
      key: secret,
      iss: 'gateway',
      expiresIn: 60_000,
      clockTimestamp: Date.now() - 86_400_000,
    })(admin),
    'an actor that never ends': createSigner({ key: secret, iss: 'gateway' })(admin),
    'an actor of another shape': createSigner({ key: secret, expiresIn: 60_000, iss: 'gateway' })({
      actor: { kind: 'root' },
    }),
  };
  it.each(Object.entries(forged))('refuses %s', async (_name, token) => {
    expect(await ask(token ? { 'x-actor': token } : {})).toEqual({
      status: 401,
      body: { message: 'Only the gateway may call this service.' },
    });
  });

  it('keeps the inside of a bug to itself', async () => {
    const { body } = await ask({ 'x-actor': actorSigner(secret)({ kind: 'guest' }) }, '{ broken }');
    expect(JSON.stringify(body)).not.toContain('mongodb://');
    expect(body.errors).toMatchObject([{ message: 'Something went wrong', extensions: { code: 'INTERNAL' } }]);
  });
});

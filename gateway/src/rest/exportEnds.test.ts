import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Session, sessionDigest, sessionKey } from '@aicp/contracts/rights/session';
import { signedRecords } from '@aicp/service/store/signedRecords';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { ApolloServer } from '@apollo/server';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import type { GraphContext } from '../graphContext.ts';
import { sessionActors } from '../session.ts';
import { parts, serveExport } from './export.ts';

const records = signedRecords(['a secret of thirty-two characters']);
const key = sessionKey(sessionDigest('person'));
const session: Session = {
  ...{ userId: 7, organisationId: 1_000_007, role: 'owner', isAdmin: false, device: '', address: '' },
  createdAt: Date.now(),
  provedAt: Date.now(),
};

/** Services with endless pages. */
const endless = new ApolloServer<GraphContext>({
  typeDefs: `type Page { collection: String! rows: [String!]! next: String }
    type Query { ${parts.map(({ field }) => `${field}(after: String): Page!`).join(' ')} }`,
  resolvers: {
    Query: Object.fromEntries(
      parts.map(({ field }) => [
        field,
        (_root: unknown, { after }: { after?: string | null }) => {
          const next = Number(after ?? 0) + 1;
          return { collection: 'things', rows: [`row ${next}`.repeat(1_000)], next: String(next) };
        },
      ]),
    ),
  },
});

let app: TestService;
let server: FastifyInstance;
beforeAll(async () => {
  app = await openTestService('gateway');
  await endless.start();
  server = fastify();
  server.setSerializerCompiler(() => data => JSON.stringify(data));
  const sessions = sessionActors(app.redis, records);
  const actors = new WeakMap<object, GraphContext['actor']>();
  server.addHook('onRequest', async asked => {
    actors.set(asked, await sessions.actorOf('person', Date.now()));
  });
  serveExport(server, endless, asked => ({ actor: actors.get(asked) }) as GraphContext, sessions);
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await endless.stop();
  await app.stop();
});

const keep = (changes: Partial<Session>) => app.redis.set(key, records.seal(key, { ...session, ...changes }));

it.each([
  ['is signed out', () => app.redis.del(key)],
  ['works in another organisation', () => keep({ organisationId: 1_000_008 })],
  ['has another role', () => keep({ role: 'reader' })],
])(
  'an export breaks off when its session %s',
  async (_what, change) => {
    await keep({});
    const { port } = server.server.address() as AddressInfo;
    const call = request({ port, host: '127.0.0.1', path: '/api/user/export', agent: false }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    await once(answer, 'data');
    const rest = once(answer.resume(), 'end');
    await Promise.all([expect(rest).rejects.toThrow('aborted'), change()]);
  },
  10_000,
);

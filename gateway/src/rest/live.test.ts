import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sessionDigest, sessionKey } from '@aicp/contracts/session';
import { endConnections } from '@aicp/service/process/endConnections';
import { waitFor } from '@aicp/service/process/waitFor';
import { signedRecords } from '@aicp/service/store/signedRecords';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import type { GraphContext } from '../graphContext.ts';
import { sessionActors } from '../session.ts';
import { answerErrors } from './answerErrors.ts';
import { serveLive } from './live.ts';

const records = signedRecords(['a secret of thirty-two characters']);
let app: TestService;
let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = await openTestService('gateway');
});
afterAll(() => app.stop());

beforeEach(async () => {
  server = fastify({ return503OnClosing: false });
  endConnections(server);
  answerErrors(server);
  const actors = new WeakMap<object, GraphContext['actor']>();
  const sessions = sessionActors(app.redis, records);
  server.addHook('onRequest', async asked => {
    const { 'x-session': id, 'x-token': token } = asked.headers;
    const actor = await sessions.actorOf(id as string | undefined, Date.now());
    actors.set(asked, token && actor.kind === 'user' ? { ...actor, access: 'write' } : actor);
  });
  serveLive(server, app, sessions, asked => ({ actor: actors.get(asked) }) as GraphContext, {
    heartbeatMs: 100,
    channel,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
  for (const [userId, id] of ['', 'admin', 'another', 'person'].entries()) await signIn(id, userId);
  // Until its subscription stands.
  await waitFor(async () => ((await publish('other')) > 0 ? true : undefined));
});
afterEach(() => server.close());

async function signIn(id: string, userId: number): Promise<void> {
  const session = { userId, isAdmin: id !== 'person', createdAt: Date.now(), device: '', address: '' };
  const key = sessionKey(sessionDigest(id));
  await app.redis.set(key, records.seal(key, session), 'EX', 60);
}

const signOut = (id: string) => app.redis.del(sessionKey(sessionDigest(id)));
/** Channels go across the databases of one Redis, where other tests publish as well. */
const channel = `aicp:live:${randomUUID()}`;
const publish = (message: string) => app.redis.publish(channel, message);

/** A reader who keeps the events that arrive, heartbeats excepted. */
async function watch(session = '', headers: Record<string, string> = {}) {
  const call = request({ port, host: '127.0.0.1', path: '/api/admin/live', agent: false });
  for (const [name, value] of Object.entries({ 'x-session': session, ...headers })) call.setHeader(name, value);
  const [answer] = (await once(call.end(), 'response')) as [IncomingMessage];
  let text = '';
  answer.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  answer.on('error', () => undefined);
  const ended = once(answer, 'close').then(() => true);
  const heard = () => [...text.matchAll(/^data: (.*)$/gm)].map(([, kind]) => kind);
  return { answer, heard, ended, beats: () => text.split(': still here').length - 1 };
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

describe('what happens in the administration', () => {
  it('is for administrators in person alone', async () => {
    const statusOf = async (...who: Parameters<typeof watch>) => {
      const { answer } = await watch(...who);
      answer.destroy();
      return answer.statusCode;
    };
    expect(await statusOf()).toBe(401);
    expect(await statusOf('person')).toBe(403);
    expect(await statusOf('admin', { 'x-token': 'yes' })).toBe(403);
    expect(await statusOf('admin')).toBe(200);
  });

  it('is heard by everybody who watches, once a second for each kind', async () => {
    const watchers = [await watch('admin'), await watch('another')];
    expect(watchers[0]?.answer.headers['content-type']).toBe('text/event-stream');
    const changes = Array.from({ length: 100 }, () => 'users');
    await Promise.all([...changes, 'stats', 'what is no notice'].map(publish));
    for (const { heard, beats } of watchers) {
      expect(await waitFor(async () => (heard().length > 2 ? heard() : undefined), 10_000)).toEqual([
        'users',
        'stats',
        'users',
      ]);
      expect(beats()).toBeGreaterThan(2);
    }
    await pause(1_200);
    for (const { heard } of watchers) expect(heard()).toHaveLength(3);
  });

  it('is heard no more within two seconds of the end of the session, by nobody else', async () => {
    const [suspended, other] = [await watch('admin'), await watch('another')];
    await signOut('admin');
    expect(await Promise.race([suspended.ended, pause(2_000)])).toBe(true);
    await publish('activities');
    expect(await waitFor(async () => other.heard()[0])).toBe('activities');
    expect(suspended.heard()).toEqual([]);
  });

  it('is told in eight places at once, and again once one of them is left', async () => {
    const places = await Promise.all(Array.from({ length: 8 }, () => watch('admin')));
    expect((await watch('admin')).answer.statusCode).toBe(429);
    expect((await watch('another')).answer.statusCode).toBe(200);
    places[0]?.answer.destroy();
    const again = async () => ((await watch('admin')).answer.statusCode === 200 ? true : undefined);
    expect(await waitFor(again)).toBe(true);
  });

  it('keeps no server from ending', async () => {
    const { answer, ended } = await watch('admin');
    const started = Date.now();
    await server.close();
    expect(Date.now() - started).toBeLessThan(1_000);
    expect([await ended, answer.complete]).toEqual([true, true]);
  });
});

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LiveNotice, liveMessage } from '@aicp/contracts/live';
import { sessionDigest, sessionKey } from '@aicp/contracts/rights/session';
import { drainConnections } from '@aicp/service/process/drainConnections';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { signedRecords } from '@aicp/service/store/signedRecords';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { until } from '@aicp/testing/until';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import type { GraphContext } from '../graphContext.ts';
import { sessionActors } from '../session.ts';
import { answerErrors } from './answerErrors.ts';
import { serveLive } from './live.ts';
import { adminLive, organisationLive } from './liveRoutes.ts';

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
  drainConnections(server);
  answerErrors(server);
  const actors = new WeakMap<object, GraphContext['actor']>();
  const sessions = sessionActors(app.redis, records);
  server.addHook('onRequest', async asked => {
    const { 'x-session': id, 'x-token': token } = asked.headers;
    const actor = await sessions.actorOf(id as string | undefined, Date.now());
    actors.set(asked, token && actor.kind === 'user' ? { ...actor, access: 'write' } : actor);
  });
  const contextOf = (asked: object) => ({ actor: actors.get(asked) }) as GraphContext;
  serveLive(server, app, sessions, contextOf, { ...adminLive, channel }, 100);
  serveLive(server, app, sessions, contextOf, { ...organisationLive, channel: organisations }, 100);
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
  for (const [userId, id] of ['', 'admin', 'another', 'person'].entries()) await signIn(id, userId);
  // Until its subscription is active.
  await until(async () => (await publish('other')) > 0);
});
afterEach(() => server.close());

async function signIn(id: string, userId: number, organisationId = 1_000_000 + userId, role = 'owner'): Promise<void> {
  const session = {
    userId,
    organisationId,
    role,
    isAdmin: id !== 'person',
    createdAt: Date.now(),
    provedAt: Date.now(),
    device: '',
    address: '',
  };
  const key = sessionKey(sessionDigest(id));
  await app.redis.set(key, records.seal(key, session), 'EX', 60);
}

const signOut = (id: string) => app.redis.del(sessionKey(sessionDigest(id)));
/** Channels span the databases of one Redis, where other tests publish too. */
const channel = `aicp:live:${randomUUID()}`;
const organisations = `aicp:live:${randomUUID()}`;
const publish = (message: string) => app.redis.publish(channel, message);

/** A reader that records the received events, heartbeats excepted. */
async function watch(session = '', headers: Record<string, string> = {}, path = '/api/admin/live') {
  const call = request({ port, host: '127.0.0.1', path, agent: false });
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

describe('changes in the administration', () => {
  it('is for administrators in person only', async () => {
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

  it('are sent to every watching administrator, once a second for each kind', async () => {
    const watchers = [await watch('admin'), await watch('another')];
    expect(watchers[0]?.answer.headers['content-type']).toBe('text/event-stream');
    const changes = Array.from({ length: 100 }, () => 'users');
    await Promise.all([...changes, 'stats', 'what is no notice'].map(publish));
    for (const { heard, beats } of watchers) {
      expect(await pollUntil(async () => (heard().length > 2 ? heard() : undefined), 10_000)).toEqual([
        'users',
        'stats',
        'users',
      ]);
      expect(beats()).toBeGreaterThan(2);
    }
    await pause(1_200);
    for (const { heard } of watchers) expect(heard()).toHaveLength(3);
  });

  it('stop within two seconds of the end of the session, for that caller only', async () => {
    const [suspended, other] = [await watch('admin'), await watch('another')];
    await signOut('admin');
    expect(await Promise.race([suspended.ended, pause(2_000)])).toBe(true);
    await publish('activities');
    expect(await pollUntil(async () => other.heard()[0])).toBe('activities');
    expect(suspended.heard()).toEqual([]);
  });

  it('are sent to up to eight places of a user, and to another once one is closed', async () => {
    const places = await Promise.all(Array.from({ length: 8 }, () => watch('admin')));
    expect((await watch('admin')).answer.statusCode).toBe(429);
    expect((await watch('another')).answer.statusCode).toBe(200);
    places[0]?.answer.destroy();
    const again = async () => ((await watch('admin')).answer.statusCode === 200 ? true : undefined);
    expect(await pollUntil(again)).toBe(true);
  });

  it('does not keep a server from stopping', async () => {
    const { answer, ended } = await watch('admin');
    const started = Date.now();
    await server.close();
    expect(Date.now() - started).toBeLessThan(1_000);
    expect([await ended, answer.complete]).toEqual([true, true]);
  });
});

describe('changes in an organisation', () => {
  const COMPANY = 900;
  const watchLive = (session?: string, headers = {}) => watch(session, headers, '/api/live');
  const happens = (organisationId: number, notice: LiveNotice) =>
    app.redis.publish(organisations, liveMessage(organisationId, notice));

  beforeEach(async () => {
    await signIn('anna', 11, COMPANY);
    await signIn('boris', 12, COMPANY);
    await signIn('stranger', 13, 901);
    await until(async () => (await app.redis.publish(organisations, 'no notice')) > 0);
  });

  it('is for signed-in users in person only', async () => {
    const statusOf = async (...who: Parameters<typeof watchLive>) => {
      const { answer } = await watchLive(...who);
      answer.destroy();
      return answer.statusCode;
    };
    expect([await statusOf(), await statusOf('anna', { 'x-token': 'yes' }), await statusOf('anna')]).toEqual([
      401, 403, 200,
    ]);
  });

  it('are sent to all of its members within a second, and to no one else', async () => {
    const [anna, boris, stranger] = [await watchLive('anna'), await watchLive('boris'), await watchLive('stranger')];
    const started = Date.now();
    await happens(COMPANY, 'assessment 5');
    await happens(COMPANY, 'assessment 5');
    await happens(901, 'assessment 6');
    for (const { heard } of [anna, boris])
      expect(await pollUntil(async () => (heard().length > 1 ? heard() : undefined))).toEqual([
        'assessment 5',
        'assessment 5',
      ]);
    expect(Date.now() - started).toBeLessThan(1_000);
    expect(await pollUntil(async () => stranger.heard()[0])).toBe('assessment 6');
    await app.redis.publish(organisations, `${COMPANY} assessment 5\n\ndata: forged`);
    await happens(COMPANY, 'systems');
    expect(await pollUntil(async () => (anna.heard().length > 2 ? anna.heard() : undefined))).toHaveLength(3);
    expect(stranger.heard()).toEqual(['assessment 6']);
  });

  it('are sent to a single user if they are personal, in each of their places, as a word without a number', async () => {
    const [anna, again, boris] = [await watchLive('anna'), await watchLive('anna'), await watchLive('boris')];
    await happens(COMPANY, 'notifications 11');
    await happens(901, 'notifications 12');
    for (const { heard } of [anna, again]) expect(await pollUntil(async () => heard()[0])).toBe('notifications');
    await happens(COMPANY, 'notifications 12');
    expect(await pollUntil(async () => boris.heard()[0])).toBe('notifications');
    for (const { heard } of [anna, again, boris]) expect(heard()).toHaveLength(1);
  });

  it.each([
    ['is signed out', () => signOut('anna')],
    ['enters another organisation', () => signIn('anna', 11, 901)],
    ['has another role', () => signIn('anna', 11, COMPANY, 'reader')],
  ])('is heard no more a second after one %s', async (_what, leave) => {
    const [anna, boris] = [await watchLive('anna'), await watchLive('boris')];
    const started = Date.now();
    await leave();
    expect(await Promise.race([anna.ended, pause(2_000)])).toBe(true);
    expect(Date.now() - started).toBeLessThan(1_000);
    await happens(COMPANY, 'report 7');
    expect(await pollUntil(async () => boris.heard()[0])).toBe('report 7');
    expect(anna.heard()).toEqual([]);
  });

  it('reaches eight places of one user at once, whatever they watch on the admin pages', async () => {
    const places = await Promise.all(Array.from({ length: 8 }, () => watchLive('admin')));
    expect(places.map(({ answer }) => answer.statusCode)).toEqual(Array(8).fill(200));
    expect((await watchLive('admin')).answer.statusCode).toBe(429);
    expect((await watch('admin')).answer.statusCode).toBe(200);
  });
});

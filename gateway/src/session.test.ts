import { mayAdminister } from '@aicp/contracts/rights/actor';
import {
  SESSION_ABSOLUTE_SECONDS,
  SESSION_IDLE_SECONDS,
  sessionDigest,
  sessionKey,
} from '@aicp/contracts/rights/session';
import { signedRecords } from '@aicp/service/store/signedRecords';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import cookie from '@fastify/cookie';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { type SessionActors, sessionActors, sessionCookie } from './session.ts';

const records = signedRecords(['a secret of thirty-two characters']);
let app: TestService;
let actorOf: SessionActors['actorOf'];
beforeAll(async () => {
  app = await openTestService('gateway');
  ({ actorOf } = sessionActors(app.redis, records));
});
afterAll(() => app.stop());

const ADMINISTRATOR = { userId: 1, organisationId: 1, role: 'owner', isAdmin: true, device: '', address: '' };

async function signedIn(id: string, createdAt: number): Promise<string> {
  const key = sessionKey(sessionDigest(id));
  const session = { ...ADMINISTRATOR, isAdmin: false, createdAt, provedAt: createdAt };
  await app.redis.set(key, records.seal(key, session), 'EX', 60);
  return key;
}

describe('a session', () => {
  it('is extended by another seven days when used', async () => {
    const now = Date.now();
    const key = await signedIn('used', now);
    expect(await actorOf('used', now)).toMatchObject({ kind: 'user', userId: 1, access: 'session' });
    const left = await app.redis.ttl(key);
    expect(left).toBeGreaterThan(SESSION_IDLE_SECONDS - 60);
    expect(left).toBeLessThanOrEqual(SESSION_IDLE_SECONDS);
  });

  it('ends thirty days after sign-in, however much it is used', async () => {
    const now = Date.now();
    await signedIn('old', now - SESSION_ABSOLUTE_SECONDS * 1000 - 1);
    expect(await actorOf('old', now)).toEqual({ kind: 'guest' });
  });

  it('is not valid if it was never issued, or is a digest that someone has read', async () => {
    await signedIn('real', Date.now());
    for (const id of [undefined, '', 'made up', sessionDigest('real'), sessionKey(sessionDigest('real'))])
      expect(await actorOf(id, Date.now())).toEqual({ kind: 'guest' });
  });
});

describe('administrators with a required second factor', () => {
  async function actorWith(fields: object, required?: 'required') {
    const now = Date.now();
    const key = sessionKey(sessionDigest('theirs'));
    await app.redis.set(
      key,
      records.seal(key, { ...ADMINISTRATOR, createdAt: now, provedAt: now, ...fields }),
      'EX',
      60,
    );
    return sessionActors(app.redis, records, required).actorOf('theirs', now);
  }

  it('may not administer without one, nor if it is unknown', async () => {
    for (const fields of [{ secondFactor: false }, {}]) {
      const actor = await actorWith(fields, 'required');
      expect(actor).toMatchObject({ kind: 'user', userId: 1, adminFactor: 'missing' });
      expect(mayAdminister(actor)).toBe(false);
    }
  });

  it('may administer after signing in with one, or if none is required; other users get no administrator state', async () => {
    const secure = await actorWith({ secondFactor: true }, 'required');
    expect(secure).toMatchObject({ adminFactor: 'on' });
    expect(mayAdminister(secure)).toBe(true);
    expect(mayAdminister(await actorWith({ secondFactor: false }))).toBe(true);
    const user = await actorWith({ isAdmin: false }, 'required');
    expect(user).not.toHaveProperty('adminFactor');
    expect(mayAdminister(user)).toBe(false);
  });
});

describe('forged records in Redis', () => {
  it('sign no one in: neither unsigned ones nor those of another session', async () => {
    const session = { ...ADMINISTRATOR, createdAt: Date.now(), provedAt: Date.now() };
    const key = sessionKey(sessionDigest('chosen'));
    const signed = (await app.redis.get(await signedIn('true one', Date.now()))) ?? '';
    const guess = signedRecords(['what somebody guesses the secret to be']);
    for (const text of [JSON.stringify(session), signed, guess.seal(key, session)]) {
      await app.redis.set(key, text, 'EX', 60);
      expect(await actorOf('chosen', Date.now())).toEqual({ kind: 'guest' });
    }
  });
});

describe('the cookie', () => {
  async function fetchCookie(name: string, secure: boolean): Promise<string> {
    const server = fastify();
    await server.register(cookie);
    server.get('/', async (_request, reply) => {
      sessionCookie(name, secure).write(reply, 'the-id');
      return {};
    });
    return String((await server.inject('/')).headers['set-cookie']);
  }

  it('on https is bound to this host, secure, and out of reach of scripts and other sites', async () => {
    const text = await fetchCookie('__Host-aicp', true);
    expect(text).toMatch(/^__Host-aicp=the-id; /);
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=2592000'])
      expect(text).toContain(attribute);
    expect(text).not.toContain('Domain');
  });
});

import { DomainError } from '@aicp/contracts/domainError';
import { isRedisUnavailable } from '@aicp/service/process/redis';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type Limiter, limiter } from './limiter.ts';

let app: TestService;
let limits: Limiter;
beforeAll(async () => {
  app = await openTestService('identity');
  limits = limiter(app.redis, { trial: false });
});
afterAll(() => app.stop());

/** The seconds that a refused call must wait, or 0. */
const waitOf = (call: Promise<unknown>) =>
  call.then(
    () => 0,
    (error: unknown) => (error instanceof DomainError ? Number(error.details?.retryAfter) : Number.NaN),
  );

describe('guesses at a secret', () => {
  it('are limited to ten, then to one after each pause, and the pauses double', async () => {
    for (let guess = 1; guess <= 10; guess++) expect(await waitOf(limits.guess('login', 'anna'))).toBe(0);
    expect(await waitOf(limits.guess('login', 'anna'))).toBe(30);
    expect(await waitOf(limits.guess('login', 'ANNA'))).toBe(30);
    const [pause = ''] = await app.redis.keys('aicp:limit:login-pause:*');
    await app.redis.del(pause);
    expect(await waitOf(limits.guess('login', 'anna'))).toBe(0);
    expect(await waitOf(limits.guess('login', 'anna'))).toBe(60);
  });

  it('are limited to ten even if they arrive at once', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => waitOf(limits.guess('login', 'boris'))));
    expect(waits.filter(wait => wait === 0)).toHaveLength(10);
    expect(new Set(waits)).toEqual(new Set([0, 30]));
  });

  it('are reset after a right one', async () => {
    for (let guess = 1; guess <= 10; guess++) await limits.guess('login', 'clara');
    await limits.forget('login', 'clara');
    for (let guess = 1; guess <= 10; guess++) expect(await waitOf(limits.guess('login', 'clara'))).toBe(0);
  });

  it('are ten times as many in a trial', async () => {
    const ofTrial = limiter(app.redis, { trial: true });
    for (let guess = 1; guess <= 100; guess++) expect(await waitOf(ofTrial.guess('login', 'dora'))).toBe(0);
    expect(await waitOf(ofTrial.guess('login', 'dora'))).toBe(30);
  });
});

describe('a limit', () => {
  it('is refused with the seconds until there is room, and in words', async () => {
    for (let turn = 1; turn <= 60; turn++) await limits.spend('forgotPassword', '192.0.2.1');
    const refused = limits.spend('forgotPassword', '192.0.2.1');
    await expect(refused).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please try again in 60 minutes.',
      details: { retryAfter: 3600 },
    });
    expect(await waitOf(limits.spend('forgotPassword', '192.0.2.2'))).toBe(0);
  });

  it('stores no name and no email address in Redis', async () => {
    await limits.spend('wrongFromNetwork', 'emilia@example.com');
    const keys = await app.redis.keys('aicp:limit:*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join(' ')).not.toMatch(/emilia|anna|192\.0\.2/);
  });

  it('lets nothing pass while Redis is away', async () => {
    const away = new Redis(1, { maxRetriesPerRequest: 0, retryStrategy: () => null, lazyConnect: true });
    away.on('error', () => undefined);
    const blind = limiter(away, { trial: false });
    for (const call of [blind.spend('register', 'x'), blind.guess('login', 'x'), blind.allows('register', 'x')])
      expect(isRedisUnavailable(await call.catch((error: unknown) => error))).toBe(true);
  });
});

import { randomBytes } from 'node:crypto';
import { RIGHT_OF } from '@aicp/contracts/rights/operationRights';
import { may, roleDenialMessage } from '@aicp/contracts/rights/rights';
import { sessionDigest, sessionKey } from '@aicp/contracts/rights/session';
import { signedRecords } from '@aicp/service/store/signedRecords';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { serverAlone } from '../../serverAlone.ts';
import { routes } from './serveRest.ts';

const SECRET = randomBytes(32).toString('hex');
let app: TestService;
let server: FastifyInstance;

beforeAll(async () => {
  app = await openTestService('gateway');
  server = await serverAlone(app, { sessionSecret: SECRET });
});
afterAll(async () => {
  await server.close();
  await app.stop();
});

/** The routes whose mutation requires a right, with that right. */
const demanding = routes.flatMap(route => {
  const [, mutation = ''] = /^mutation[^{]*\{\s*(\w+)/.exec(route.operation) ?? [];
  const right = RIGHT_OF[mutation];
  return right ? [{ ...route, right }] : [];
});

describe('a reader of the organisation', () => {
  it('has many routes reserved for others', () => {
    expect(demanding.length).toBeGreaterThan(15);
  });

  it.each(demanding)('is turned away from $method $url, whatever the body', async ({ method, url, right }) => {
    const key = sessionKey(sessionDigest('reader'));
    const session = { userId: 7, organisationId: 12, role: 'reader', isAdmin: false, createdAt: Date.now() };
    const stored = signedRecords([SECRET]).seal(key, {
      ...session,
      provedAt: session.createdAt,
      device: '',
      address: '',
    });
    await app.redis.set(key, stored, 'EX', 60);
    expect(may('reader', right)).toBe(false);
    for (const payload of [[], { name: '', nonsense: 1 }]) {
      const answer = await server.inject({
        method,
        url: url.replaceAll(/:\w+/g, 'x'),
        cookies: { aicp: 'reader' },
        ...(method === 'DELETE' ? {} : { payload }),
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { message: roleDenialMessage('reader', right), reason: 'role' },
      ]);
    }
  });
});

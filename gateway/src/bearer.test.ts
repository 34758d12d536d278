import { tokenDigest, tokenKey } from '@aicp/contracts/rights/apiToken';
import { signedRecords } from '@aicp/service/store/signedRecords';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bearerActors } from './bearer.ts';

const records = signedRecords(['a secret of thirty-two characters']);
const token = `aicp_${'t'.repeat(43)}`;

let app: TestService;
beforeAll(async () => {
  app = await openTestService('identity');
});
afterAll(() => app.stop());

it('a token bound to addresses is refused from any other, with the reason', async () => {
  const { redis } = app;
  const now = Date.now();
  const owner = { userId: 7, organisationId: 1_000_007 };
  const grant = { ...owner, access: 'write', role: 'manager', networks: ['192.0.2.0/24'], expiresAt: now + 60_000 };
  const key = tokenKey(tokenDigest(token));
  await redis.set(key, records.seal(key, grant));
  const identityUrl = 'http://127.0.0.1:9';
  const { bearerActor: actorOf } = bearerActors({ redis, records, identityUrl, actorToken: () => '', trial: false });
  expect(await actorOf(token, '::ffff:192.0.2.9', now)).toMatchObject({ ...owner, role: 'manager', access: 'write' });
  await expect(actorOf(token, '198.51.100.9', now)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'This API token may not be used from this address.',
  });
});

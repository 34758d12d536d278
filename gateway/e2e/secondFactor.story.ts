import { passkeyDevice } from '@aicp/testing/passkeyDevice';
import { expect, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { verifyAddress } from './mailbox.ts';
import { PASSWORD } from './matrix/callers.ts';
import { addPasskey } from './passkey.ts';
import { guestClient, ok, registeredClient } from './restClient.ts';

test('an authenticator app is added, works as the second step, and is removed', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  await verifyAddress(client, client.username);
  const { secret } = await ok<{ secret: string }>(client.post('/api/user/two-factor', { password: PASSWORD }));
  const code = new TOTP({ secret }).generate();
  const made = await ok<{ recoveryCodes: string[] }>(client.post('/api/user/two-factor/confirm', { code }));
  const [first, second, third] = made.recoveryCodes;
  expect(made.recoveryCodes).toHaveLength(10);

  const elsewhere = await guestClient(baseURL);
  const asked = await elsewhere.post('/api/login', { username: client.username, password: PASSWORD });
  expect(asked.status()).toBe(401);
  const { challenge, factors } = await asked.json();
  expect(factors).toEqual(expect.any(Array));
  const signedIn = await ok(elsewhere.post('/api/login/confirm', { challenge, code: first }));
  expect(signedIn).toMatchObject({ username: client.username });

  const again = { password: PASSWORD, code: second };
  const renewed = await ok<{ recoveryCodes: string[] }>(client.post('/api/user/recovery-codes', again));
  expect(renewed.recoveryCodes).not.toContain(third);
  const off = { data: { password: PASSWORD, code: renewed.recoveryCodes[0] } };
  expect(await ok(client.http.delete('/api/user/two-factor', off))).toMatchObject({ enabled: false });
});

test('a passkey confirms the user’s identity', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  await verifyAddress(client, client.username);
  const device = passkeyDevice(baseURL ?? '');
  await addPasskey(client, device);
  type Asked = { ceremony: string; options: Parameters<typeof device.get>[0] };
  const { ceremony, options } = await ok<Asked>(client.post('/api/user/proof/passkey/options'));
  const proved = await ok<{ until: string }>(
    client.post('/api/user/proof/passkey', { ceremony, credential: device.get(options) }),
  );
  expect(Date.parse(proved.until)).toBeGreaterThan(Date.now());
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserDeleted } from '@aicp/contracts/events/userEvents';
import { type APIResponse, expect, test } from '@playwright/test';
import { linesOf } from './linesOf.ts';
import { takeMail, tokenIn } from './mailbox.ts';
import { guestClient, ok, type RestClient, registeredClient } from './restClient.ts';

const logsDir = process.env.BASE_URL_LOGS;

const sessionOf = async ({ http }: RestClient) => (await http.storageState()).cookies[0]?.value ?? '';

test('no log holds a password, a token, an address or a session', async ({ baseURL }) => {
  test.skip(!logsDir, 'the logs of a product started elsewhere are not at hand');
  const client = await registeredClient(baseURL);
  const { username } = client;
  const email = `${username}@example.com`;
  const secrets = [email, await sessionOf(client), 'a long enough password'];

  const verification = tokenIn(await takeMail(email, 'Welcome'));
  await ok(client.post('/api/verify-email', { token: verification }));
  await client.post('/api/verify-email', { token: verification });
  const guest = await guestClient(baseURL);
  await guest.post('/api/login', { username, password: 'a wrong secret of mine' });
  await ok(guest.post('/api/forgot-password', { email }));
  const reset = tokenIn(await takeMail(email, 'Reset'));
  await ok(guest.post('/api/reset-password', { token: reset, password: 'a newer secret of mine' }));
  await ok(guest.post('/api/login', { username: email, password: 'a newer secret of mine' }));
  secrets.push(verification, reset, await sessionOf(guest), 'a wrong secret of mine', 'a newer secret of mine');
  type Checkout = { clientSecret: string; subscriptionId: string };
  const order = guest.post('/api/create-subscription', { planId: 'starter' });
  const { clientSecret, subscriptionId } = await ok<Checkout>(order);
  const page = `/subscribe/${subscriptionId}?client_secret=${clientSecret}`;
  await guest.get(page);
  await ok(guest.http.get('/api/stripe-config', { headers: { referer: page } }));
  secrets.push(clientSecret);
  const deleted = await guest.http.delete('/api/user', { data: { password: 'a newer secret of mine' } });
  expect(deleted.ok(), await deleted.text()).toBe(true);
  // An unreadable body and a failing operation are cases in which careless logs reveal too much.
  await guest.http.post('/api/login', {
    headers: { 'content-type': 'application/json' },
    data: Buffer.from(`{"username":"${username}","password":"a broken secret of mine`),
  });
  const last = await guest.post('/graphql', {
    query: `mutation { login(input: { username: "${email}", password: 7 }) { id } }`,
  });
  secrets.push('a broken secret of mine');

  for (const secret of secrets) expect(secret.length).toBeGreaterThan(8);
  // Waits until the last line is in each log.
  const idOf = (answer: APIResponse) => answer.headers()['x-request-id'] ?? '';
  await expect.poll(() => linesOf('gateway', idOf(last))).toHaveLength(1);
  for (const name of UserDeleted.consumers)
    await expect
      .poll(() => linesOf(name, idOf(deleted)))
      .toContainEqual(expect.objectContaining({ event: UserDeleted.name, msg: 'handled' }));
  const files = readdirSync(logsDir ?? '').filter(file => file.endsWith('.log'));
  expect(files).toEqual(expect.arrayContaining(['gateway.log', 'identity.log']));
  for (const file of files) {
    const text = readFileSync(join(logsDir ?? '', file), 'utf8');
    for (const secret of secrets) expect(text.includes(secret), `${file} holds ${secret}`).toBe(false);
  }
  expect(readFileSync(join(logsDir ?? '', 'gateway.log'), 'utf8')).toContain('/api/reset-password');
});

import { type APIRequestContext, expect, test } from '@playwright/test';
import { apiCaller } from './apiCaller.ts';
import { guestClient, ok, registeredClient } from './restClient.ts';

const PASSWORD = 'a long enough password';
/** A network that the owner shares with an attacker, and others from which attackers try too. */
const NETWORKS = ['10.99.1.1', '10.99.1.2', '10.99.1.3'];
const MORE_THAN_ALLOWED = 12;

test('no guesses lock the owner out: the right password on the known device is never refused', async ({ baseURL }) => {
  test.slow();
  const owner = await registeredClient(baseURL);
  const signIn = (http: APIRequestContext, network: string, password: string) =>
    http.post('/api/login', {
      data: { username: owner.username, password },
      headers: { 'x-forwarded-for': network },
    });
  await ok(owner.post('/api/logout'));
  expect((await owner.http.storageState()).cookies.map(({ name }) => name)).toEqual(['aicp-device']);

  for (const network of NETWORKS) {
    const stranger = (await guestClient(baseURL)).http;
    const answers: number[] = [];
    for (let tries = 0; tries < MORE_THAN_ALLOWED; tries++)
      answers.push((await signIn(stranger, network, `guess ${tries}`)).status());
    expect(answers[0], network).toBe(401);
    expect(answers.at(-1), network).toBe(429);
  }

  // From the strangers' own network, repeatedly.
  for (const network of NETWORKS) {
    expect((await signIn(owner.http, network, PASSWORD)).status(), network).toBe(200);
    await ok(owner.post('/api/logout'));
  }
  // An unknown device there must wait, even with the right password, and is told how long.
  const unknown = await apiCaller({ ...(baseURL ? { baseURL } : {}) });
  const refused = await signIn(unknown, NETWORKS[0] ?? '', PASSWORD);
  expect([refused.status(), Number(refused.headers()['retry-after']) > 0]).toEqual([429, true]);
});

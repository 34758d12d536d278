import { randomUUID } from 'node:crypto';
import { withMongo } from '@aicp/testing/withMongo';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { apiCaller } from './apiCaller.ts';
import { takeMail, tokenIn } from './mailbox.ts';
import { PASSWORD, withToken } from './matrix/callers.ts';
import { subscribe } from './matrix/subscribe.ts';
import { guestClient, ok, type RestClient, registeredClient } from './restClient.ts';

const CREATE =
  'mutation { createProvisioningToken(input: { expiresInDays: 30 }) { token provisioning { address tokens { id } } } }';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** Creates an organisation with a plan, a verified domain, and the directory that manages its members. */
async function company(baseURL: string | undefined) {
  const owner = await registeredClient(baseURL);
  const verification = await takeMail(`${owner.username}@example.com`, 'verify');
  await ok(owner.post('/api/verify-email', { token: tokenIn(verification) }));
  await subscribe(owner, 'enterprise');
  const { id: organisationId } = await ok<{ id: number }>(owner.get('/api/organisation'));
  const domain = `${randomUUID().slice(0, 8)}.example`;
  const now = new Date();
  // As if its DNS had been checked.
  await withMongo(process.env.BASE_URL_MONGODB ?? '', mongo =>
    mongo
      .db('aicp_identity')
      .collection('domains')
      .insertOne({
        _id: `${organisationId} ${domain}` as never,
        organisationId,
        domain,
        text: '',
        addedAt: now,
        provedAt: now,
      }),
  );
  const made = await ok<{ data: { createProvisioningToken: { token: string } } }>(
    owner.post('/graphql', { query: CREATE }),
  );
  const { token } = made.data.createProvisioningToken;
  return { owner, domain, organisationId, token, directory: await directoryWith(baseURL, token) };
}

const directoryWith = (baseURL: string | undefined, token: string) =>
  apiCaller({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
  });

async function provision(directory: APIRequestContext, userName: string): Promise<{ id: string }> {
  const made = await directory.post('/scim/v2/Users', {
    data: JSON.stringify({ schemas: [USER], userName, active: true }),
  });
  expect(made.status(), await made.text()).toBe(201);
  expect(made.headers()['content-type']).toContain('application/scim+json');
  const user = await made.json();
  expect(new URL(made.headers().location ?? '').pathname).toBe(`/scim/v2/Users/${user.id}`);
  return user;
}

/** A provisioned user sets a password through the emailed link, and signs in. */
async function signIn(baseURL: string | undefined, email: string): Promise<RestClient> {
  const client = await guestClient(baseURL);
  await ok(client.post('/api/forgot-password', { email }));
  const token = tokenIn(await takeMail(email, 'Reset your password'));
  await ok(client.post('/api/reset-password', { token, password: PASSWORD }));
  await ok(client.post('/api/login', { username: email, password: PASSWORD }));
  return client;
}

/** The milliseconds from `began` until `isDone` first holds. */
async function until(began: number, isDone: () => Promise<boolean>): Promise<number> {
  while (!(await isDone())) {
    if (Date.now() > began + 60_000) throw new Error('after a minute it still was not over');
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  return Date.now() - began;
}

test('a deprovisioned user is signed out everywhere within seconds, and returns with the same account', async ({
  baseURL,
}) => {
  test.slow();
  const { owner, domain, directory, organisationId } = await company(baseURL);
  const email = `anna@${domain}`;
  const { id } = await provision(directory, email);
  expect((await takeMail(email, 'Your account with')).text).toContain('created an account for you');
  const anna = await signIn(baseURL, email);
  const account = await ok<{ id: number }>(anna.get('/api/user'));
  expect(await ok(anna.get('/api/organisation'))).toMatchObject({ id: organisationId, role: 'reader' });
  const apiToken = await withToken(baseURL, anna.http, 'READ');
  await ok(apiToken.get('/api/systems'));
  const { cookies } = await anna.http.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const live = await fetch(`${baseURL}/api/live`, { headers: { cookie } });
  expect(live.status).toBe(200);
  let isLiveOver = false;
  const reading = (async () => {
    for await (const _ of live.body ?? []);
    isLiveOver = true;
  })();

  const active = (value: string) => ({
    data: JSON.stringify({ schemas: [PATCH], Operations: [{ op: 'Replace', path: 'active', value }] }),
  });
  const began = Date.now();
  await ok(directory.patch(`/scim/v2/Users/${id}`, active('False')));
  const answered = Date.now() - began;
  const [session, token, connection] = await Promise.all([
    until(began, async () => (await anna.get('/api/user')).status() === 401),
    until(began, async () => (await apiToken.get('/api/systems')).status() === 401),
    until(began, async () => isLiveOver),
  ]);
  await reading;
  const measured = { answered, session, token, connection };
  test.info().annotations.push({ type: 'milliseconds', description: JSON.stringify(measured) });
  process.stdout.write(`deprovisioned, in milliseconds: ${JSON.stringify(measured)}\n`);
  for (const milliseconds of [session, token, connection]) expect(milliseconds).toBeLessThan(5_000);
  const names = async () => (await ok<{ username: string }[]>(owner.get('/api/organisation/members'))).length;
  expect(await names()).toBe(1);

  await ok(directory.patch(`/scim/v2/Users/${id}`, active('True')));
  await ok(anna.post('/api/login', { username: email, password: PASSWORD }));
  expect(await ok(anna.get('/api/user'))).toMatchObject({ id: account.id });
  expect(await ok(anna.get('/api/organisation'))).toMatchObject({ id: organisationId, role: 'reader' });

  // The organisation's log states that it was not a person.
  await expect(async () => {
    const log = await (await owner.get('/api/organisation/log.csv')).text();
    expect(log).toMatch(/Provisioning.*no longer a member/);
    expect(log).toContain('A provisioning token was created for the directory.');
  }).toPass({ timeout: 15_000 });
});

test('a directory creates, reads, replaces and deletes users and groups', async ({ baseURL }) => {
  const { domain, directory } = await company(baseURL);
  const body = (resource: object) => ({ data: JSON.stringify(resource) });
  expect(await ok(directory.get(`/scim/v2/Schemas/${USER}`))).toMatchObject({ id: USER });
  const { id } = await provision(directory, `ben@${domain}`);
  const user = `/scim/v2/Users/${id}`;
  expect(await ok(directory.get(user))).toMatchObject({ id, userName: `ben@${domain}` });
  const renamed = { schemas: [USER], userName: `benjamin@${domain}`, active: true };
  expect(await ok(directory.put(user, body(renamed)))).toMatchObject({ id, userName: `benjamin@${domain}` });

  const made = await directory.post('/scim/v2/Groups', body({ schemas: [GROUP], displayName: 'Auditors' }));
  expect(made.status(), await made.text()).toBe(201);
  const group = `/scim/v2/Groups/${(await made.json()).id}`;
  const Operations = [{ op: 'Add', path: 'members', value: [{ value: id }] }];
  expect(await ok(directory.patch(group, body({ schemas: [PATCH], Operations })))).toHaveProperty('id');
  expect(await ok(directory.get(group))).toMatchObject({ displayName: 'Auditors', members: [{ value: id }] });
  const empty = { schemas: [GROUP], displayName: 'Internal audit', members: [] };
  expect(await ok(directory.put(group, body(empty)))).toMatchObject({ displayName: 'Internal audit' });
  for (const resource of [group, user]) {
    expect((await directory.delete(resource)).status()).toBe(204);
    expect((await directory.get(resource)).status()).toBe(404);
  }
});

test('a provisioning token opens /scim/v2, and nothing else does', async ({ baseURL }) => {
  const { owner, directory, token } = await company(baseURL);
  expect((await directory.get('/scim/v2/Users')).status()).toBe(200);
  for (const path of ['/api/user', '/api/systems', '/graphql?query={me{id}}', '/api/product'])
    expect((await directory.get(path)).status(), path).toBe(401);
  const apiToken = await withToken(baseURL, owner.http, 'WRITE');
  for (const http of [owner.http, apiToken, await directoryWith(baseURL, `${token}x`)]) {
    const refused = await http.get('/scim/v2/Users');
    expect([refused.status(), refused.headers()['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
    expect(await refused.json()).toMatchObject({ status: '401', schemas: [expect.stringContaining('Error')] });
  }
  for (const path of ['/scim', '/scim/v1/Users', '/scim/v2/Bulk', '/scim/v2/Users/a/b']) {
    const missing = await directory.get(path);
    expect([path, missing.status()]).toEqual([path, 404]);
    expect(missing.headers()['content-type']).toContain('json');
  }
  expect(await (await directory.get('/scim/v2/Bulk')).json()).toMatchObject({ status: '404' });
  const discovery = await directory.delete('/scim/v2/Schemas');
  expect([discovery.status(), discovery.headers().allow]).toEqual([405, 'GET']);
  const large = await directory.post('/scim/v2/Users', { data: `"${'a'.repeat(1_100_000)}"` });
  expect([large.status(), (await large.json()).status]).toEqual([413, '413']);
  const broken = await directory.post('/scim/v2/Users', { data: '{' });
  expect([broken.status(), (await broken.json()).scimType]).toEqual([400, 'invalidSyntax']);
});

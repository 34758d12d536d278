import { randomInt } from 'node:crypto';
import { ROLES } from '@aicp/contracts/rights/rights';
import { type PasskeyDevice, passkeyDevice } from '@aicp/testing/passkeyDevice';
import { withMongo } from '@aicp/testing/withMongo';
import { type APIRequestContext, expect } from '@playwright/test';
import { apiCaller } from '../apiCaller.ts';
import { takeMail, tokenIn } from '../mailbox.ts';
import { addPasskey } from '../passkey.ts';
import { guestClient, ok, type RestClient, registeredClient } from '../restClient.ts';
import { invitationToken, join, type Named } from './people.ts';
import { subscribe } from './subscribe.ts';

/**
 * The callers. Both tokens are the owner's. One caller in each role belongs to the owner's organisation; the former member did, and invited
 * ones may yet. `other` is alone except for `otherMember`, a contributor there. `link` is the holder of an opened link to the owner's
 * report, `room` of one to an audit room, `requestLink` of a request about a system of the owner's, once there is one. `directory` has a
 * provisioning token of the owner's organisation, and nothing else.
 */
export const CALLERS = [
  'guest',
  'otherMember',
  'other',
  'formerMember',
  'invited',
  'suspended',
  ...ROLES,
  'readToken',
  'writeToken',
  'admin',
  'link',
  'room',
  'requestLink',
  'directory',
] as const;
export type CallerName = (typeof CALLERS)[number];

type Caller = { http: APIRequestContext };
type Person = (typeof ROLES)[number] | 'other' | 'otherMember' | 'formerMember' | 'invited';
export type Callers = Record<Exclude<CallerName, Person>, Caller> & {
  [person in Person]: Named;
} & {
  baseURL: string | undefined;
  /** The owner's name, and words that only the owner's organisation knows. */
  ownerName: string;
  /** The id of the owner's organisation. */
  organisationId: string;
  /** The id of the caller's user. */
  readerId: string;
  /** The token of the invitation that `invited` was sent. */
  invitationToken: string;
  /** Holds the owner's first passkey, which signs in, unlike the password alone. */
  device: PasskeyDevice;
};

/** The password of every account in these stories. */
export const PASSWORD = 'a long enough password';

/** Creates one account for each kind of caller in the running product. The owner has the plan that includes API tokens. */
export async function createCallers(baseURL: string | undefined): Promise<Callers> {
  const register = () => registeredClient(baseURL);
  const [owner, other, invited, suspended, admin] = await Promise.all([
    register(),
    register(),
    register(),
    register(),
    ownAdmin(baseURL),
  ]);
  const [manager, contributor, approver, reader, otherMember, formerMember] = await Promise.all([
    register(),
    register(),
    register(),
    register(),
    register(),
    register(),
    subscribe(owner, 'enterprise'),
    ...[owner, other, invited].map(verify),
  ]);
  const device = passkeyDevice(baseURL ?? '');
  const [readToken, writeToken, directory, token, organisationId, readerId] = await Promise.all([
    withToken(baseURL, owner.http, 'READ'),
    withToken(baseURL, owner.http, 'WRITE'),
    withProvisioningToken(baseURL, owner.http),
    invitationToken(owner, invited.username, 'manager'),
    fetchNumber(owner, '/api/organisation'),
    fetchNumber(reader, '/api/user'),
    addPasskey(owner, device),
    join(owner, manager, 'manager'),
    join(owner, contributor, 'contributor'),
    join(owner, approver, 'approver'),
    join(owner, reader, 'reader'),
    join(other, otherMember, 'contributor'),
    join(owner, formerMember, 'manager').then(() => remove(owner, formerMember)),
    suspend(admin, suspended),
  ]);
  const open = () => guestClient(baseURL);
  const [guest, link, room, requestLink] = await Promise.all([open(), open(), open(), open()]);
  return {
    owner,
    other,
    invited,
    suspended,
    admin,
    manager,
    contributor,
    approver,
    reader,
    otherMember,
    formerMember,
    guest,
    // Signed out until a link exists.
    link,
    room,
    requestLink,
    readToken: { http: readToken },
    writeToken: { http: writeToken },
    directory: { http: directory },
    baseURL,
    organisationId,
    readerId,
    invitationToken: token,
    ownerName: owner.username,
    device,
  };
}

const fetchNumber = async (client: RestClient, path: '/api/user' | '/api/organisation') =>
  String((await ok<{ id: number }>(client.get(path))).id);

/** Removes a member from the organisation; they then sign in again. */
async function remove(owner: RestClient, { http, get, post, username }: Named): Promise<void> {
  await ok(owner.http.delete(`/api/organisation/members/${await fetchNumber({ http, get, post }, '/api/user')}`));
  await ok(post('/api/login', { username, password: PASSWORD }));
}

/** Uses a new IP address for each call, because refusals are counted by address. */
export function fromElsewhere(caller: CallerName): Record<string, string> {
  if (caller !== 'directory') return {};
  return { 'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}` };
}

/** Follows the link in the email. */
async function verify({ post, username }: Named): Promise<void> {
  await ok(post('/api/verify-email', { token: tokenIn(await takeMail(`${username}@example.com`, 'Welcome')) }));
}

/** Signs in the administrator of the stack under test. */
export async function signInAdmin(baseURL: string | undefined): Promise<RestClient> {
  const admin = await guestClient(baseURL);
  const { ADMIN_USERNAME = 'admin', ADMIN_PASSWORD = '' } = process.env;
  await ok(admin.post('/api/login', { username: ADMIN_USERNAME, password: ADMIN_PASSWORD }));
  return admin;
}

/**
 * An administrator without other sessions: tests here end sessions. Where the product's database cannot be reached it is the only
 * administrator.
 */
export async function ownAdmin(baseURL: string | undefined): Promise<RestClient> {
  const { BASE_URL_MONGODB } = process.env;
  if (!BASE_URL_MONGODB) return signInAdmin(baseURL);
  const { username } = await registeredClient(baseURL);
  await withMongo(BASE_URL_MONGODB, mongo =>
    mongo
      .db('aicp_identity')
      .collection('users')
      .updateOne({ username }, { $set: { isAdmin: true, isEmailVerified: true } }),
  );
  const admin = await guestClient(baseURL);
  await ok(admin.post('/api/login', { username, password: PASSWORD }));
  return admin;
}

async function suspend(admin: RestClient, somebody: RestClient): Promise<void> {
  const query = 'mutation ($id: ID!) { suspendUser(id: $id) { id } }';
  await ok(admin.post('/graphql', { query, variables: { id: await fetchNumber(somebody, '/api/user') } }));
}

/** A caller who has only an API token. */
export async function withToken(
  baseURL: string | undefined,
  owner: APIRequestContext,
  scope: 'READ' | 'WRITE',
): Promise<APIRequestContext> {
  const resources = ['systems', 'evidence', 'organisation'];
  const data = { name: `a ${scope} token`, scope, resources, expiresInDays: 1 };
  let token = '';
  // Identity learns of a paid plan a little after billing.
  await expect(async () => {
    const made = await owner.post('/api/user/tokens', { data });
    expect(made.status(), await made.text()).toBe(201);
    ({ token } = await made.json());
  }).toPass({ timeout: 10_000, intervals: [100] });
  return apiCaller({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
}

/** A caller who has only the token of the owner's directory. */
async function withProvisioningToken(
  baseURL: string | undefined,
  owner: APIRequestContext,
): Promise<APIRequestContext> {
  const query =
    'mutation { createProvisioningToken(input: { expiresInDays: 1 }) { token provisioning { tokens { id } } } }';
  const { data } = await ok<{ data: { createProvisioningToken: { token: string } } }>(
    owner.post('/graphql', { data: { query } }),
  );
  const { token } = data.createProvisioningToken;
  return apiCaller({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
}

/** A caller who has only opened a link: to the owner's report, to an audit room, or to a request about the owner's system. */
export async function withLink(
  { baseURL, owner }: Callers,
  kind: 'report' | 'room' | 'request',
  thing: string,
): Promise<Caller> {
  const data = { kind, things: [thing], expiresInDays: 7 };
  const { url } = await ok<{ url: string }>(owner.http.post('/api/links', { data }));
  const guest = await guestClient(baseURL);
  const { pass } = await ok<{ pass: string }>(guest.post('/api/links/open', { secret: new URL(url).hash.slice(1) }));
  const http = await apiCaller({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${pass}` } });
  return { http };
}

import type { Role } from '@aicp/contracts/rights';
import { type PasskeyDevice, passkeyDevice } from '@aicp/testing/passkeyDevice';
import { withMongo } from '@aicp/testing/withMongo';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { apiCaller } from '../apiCaller.ts';
import { takeMail, tokenIn } from '../mailbox.ts';
import { addPasskey } from '../passkey.ts';
import { guestClient, ok, type RestClient, registeredClient } from '../restClient.ts';
import { invitationToken, join } from './people.ts';
import { subscribe } from './subscribe.ts';

/**
 * Who may ask. Both tokens are the owner's. Manager, contributor, approver and reader belong to the owner's organisation; the
 * former member did, and those who are invited may yet. `other` is alone but for `otherMember`, who contributes there. `link` is
 * somebody who has opened a link to the owner's report, `room` one to an audit room, `requestLink` a request about a system of the
 * owner's: nobody, until there is one. `directory` has a provisioning token of the owner's organisation, and nothing else.
 */
export const CALLERS = [
  'guest',
  'otherMember',
  'other',
  'formerMember',
  'invited',
  'suspended',
  'reader',
  'approver',
  'contributor',
  'manager',
  'owner',
  'readToken',
  'writeToken',
  'admin',
  'link',
  'room',
  'requestLink',
  'directory',
] as const;
export type CallerName = (typeof CALLERS)[number];

type Caller = { http: APIRequestContext; userId: number };
export type Callers = Record<CallerName, Caller> & {
  baseURL: string | undefined;
  /** Names the owner, and what only the owner's organisation knows. */
  ownerName: string;
  /** The number of the owner's organisation. */
  organisationId: string;
  /** The token of the invitation that `invited` was sent. */
  invitationToken: string;
  /** Has the owner's first passkey: it signs in, as the password alone does not. */
  device: PasskeyDevice;
};

/** A password that every account of these stories has. */
export const PASSWORD = 'a long enough password';

/** One account in each standing, on the product itself; the owner has the plan that comes with API tokens. */
export async function makeCallers(baseURL: string | undefined): Promise<Callers> {
  const [owner, other, suspended, invited, admin] = await Promise.all([
    registeredClient(baseURL),
    registeredClient(baseURL),
    registeredClient(baseURL),
    registeredClient(baseURL),
    ownAdmin(baseURL),
  ]);
  const device = passkeyDevice(baseURL ?? '');
  await Promise.all([subscribe(owner, 'enterprise'), verify(owner), verify(other), verify(invited)]);
  await addPasskey(owner, device);
  const caller = async (client: RestClient): Promise<Caller> => ({ http: client.http, userId: await numberOf(client) });
  const member = async (of: RestClient, role: Role) => {
    const somebody = await registeredClient(baseURL);
    await join(of, somebody, role);
    return { ...(await caller(somebody)), username: somebody.username };
  };
  const [manager, contributor, approver, reader, otherMember, formerMember] = await Promise.all([
    member(owner, 'manager'),
    member(owner, 'contributor'),
    member(owner, 'approver'),
    member(owner, 'reader'),
    member(other, 'contributor'),
    member(owner, 'manager'),
  ]);
  await ok(owner.http.delete(`/api/organisation/members/${formerMember.userId}`));
  await ok(formerMember.http.post('/api/login', { data: { username: formerMember.username, password: PASSWORD } }));
  const organisation = await ok<{ id: number }>(owner.get('/api/organisation'));
  const ownerId = await numberOf(owner);
  const suspendedId = await numberOf(suspended);
  await ok(suspend(admin.http, suspendedId));
  return {
    guest: { http: (await guestClient(baseURL)).http, userId: 0 },
    owner: { http: owner.http, userId: ownerId },
    manager,
    contributor,
    approver,
    reader,
    other: await caller(other),
    otherMember,
    formerMember,
    invited: await caller(invited),
    suspended: { http: suspended.http, userId: suspendedId },
    admin: await caller(admin),
    link: { http: (await guestClient(baseURL)).http, userId: 0 },
    room: { http: (await guestClient(baseURL)).http, userId: 0 },
    requestLink: { http: (await guestClient(baseURL)).http, userId: 0 },
    readToken: { http: await withToken(baseURL, owner.http, 'READ'), userId: ownerId },
    directory: { http: await withProvisioningToken(baseURL, owner.http), userId: 0 },
    writeToken: { http: await withToken(baseURL, owner.http, 'WRITE'), userId: ownerId },
    baseURL,
    organisationId: String(organisation.id),
    invitationToken: await invitationToken(owner, invited.username, 'manager'),
    ownerName: owner.username,
    device,
  };
}

const numberOf = async (client: RestClient) => (await ok<{ id: number }>(client.get('/api/user'))).id;

/** Follows the link of the mail. */
async function verify({ post, username }: RestClient & { username: string }): Promise<void> {
  await ok(post('/api/verify-email', { token: tokenIn(await takeMail(`${username}@example.com`, 'Welcome')) }));
}

/** The administrator of the stack that the stories are played on. */
export async function signInAdmin(baseURL: string | undefined): Promise<RestClient> {
  const admin = await guestClient(baseURL);
  const { ADMIN_USERNAME = 'admin', ADMIN_PASSWORD = '' } = process.env;
  await ok(admin.post('/api/login', { username: ADMIN_USERNAME, password: ADMIN_PASSWORD }));
  return admin;
}

/**
 * An administrator whom nobody else is signed in as: what is tried here ends sessions. Where the product's database is not at
 * hand it is the only administrator there is.
 */
async function ownAdmin(baseURL: string | undefined): Promise<RestClient> {
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

function suspend(admin: APIRequestContext, id: number): Promise<APIResponse> {
  const query = 'mutation ($id: ID!) { suspendUser(id: $id) { id } }';
  return admin.post('/graphql', { data: { query, variables: { id: String(id) } } });
}

/** A caller whose only means is an API token. */
export async function withToken(
  baseURL: string | undefined,
  owner: APIRequestContext,
  scope: 'READ' | 'WRITE',
): Promise<APIRequestContext> {
  const resources = ['systems', 'evidence', 'organisation'];
  const data = { name: `a ${scope} token`, scope, resources, expiresInDays: 1 };
  let token = '';
  // Identity learns of a plan that was just paid for a moment after billing does.
  await expect(async () => {
    const made = await owner.post('/api/user/tokens', { data });
    expect(made.status(), await made.text()).toBe(201);
    ({ token } = await made.json());
  }).toPass({ timeout: 10_000, intervals: [100] });
  return apiCaller({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
}

/** A caller whose only means is the token of the owner's directory. */
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

/** A caller whose only means is that they have opened a link: to the owner's report, an audit room of it, or a request about the owner's system. */
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
  return { http, userId: 0 };
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openConnectionsForTest, type Provider } from '../../testing/openConnectionsForTest.ts';

/** A provider's claims about a user; `before` in an earlier sign-in. The role, or the problem shown to the user. */
type Row = [from: string, says: string, said: { token?: object; userinfo?: object; before?: object }, outcome: string];

const groups = ['Compliance'];
const sources = { _claim_names: { groups: 'src1' }, _claim_sources: { src1: { endpoint: 'https://graph.example' } } };
const noEmailVerified = { email_verified: undefined };

const rows: Row[] = [
  ['Entra', 'that the domain is the tenant’s', { token: { ...noEmailVerified, xms_edov: true, groups } }, 'manager'],
  ['Entra', 'the same as a text', { token: { ...noEmailVerified, xms_edov: '1' } }, 'reader'],
  ['Entra', 'nothing of whether the address is confirmed', { token: noEmailVerified }, 'unverifiedEmail'],
  [
    'Entra',
    'that the address is not the tenant’s',
    { token: { ...noEmailVerified, xms_edov: false } },
    'unverifiedEmail',
  ],
  ['Entra', 'that groups are elsewhere, of a newcomer', { token: sources }, 'reader'],
  ['Entra', 'that groups are elsewhere, of a manager', { before: { groups }, token: sources }, 'manager'],
  ['Entra', 'that there are groups and not which', { before: { groups }, token: { hasgroups: true } }, 'manager'],
  ['Entra', 'groups by numbers that give no role', { before: { groups }, token: { groups: ['3f1c-22'] } }, 'reader'],
  ['Entra', 'an address as null', { token: { email: null } }, 'noEmail'],
  ['Entra', 'the address at userinfo alone', { token: { email: null }, userinfo: { email_verified: true } }, 'reader'],
  ['Okta', 'groups in the token', { token: { groups: ['Everyone', 'Compliance'] } }, 'manager'],
  ['Okta', 'groups at userinfo alone', { userinfo: { groups } }, 'manager'],
  ['Okta', 'groups as null in the token and at userinfo', { token: { groups: null }, userinfo: { groups } }, 'manager'],
  ['Okta', 'no groups claim once no group matches', { before: { groups }, token: {} }, 'manager'],
  ['Okta', 'that the address is not confirmed', { token: { email_verified: false } }, 'unverifiedEmail'],
  ['Google', 'no groups, of a newcomer', { token: { hd: 'firm.example' } }, 'reader'],
  ['Google', 'an address of another domain', { token: { email: 'x@gmail.com' } }, 'foreignDomain'],
  ['Keycloak', 'groups with their path', { token: { groups: ['/Compliance'] } }, 'reader'],
  ['Keycloak', 'groups', { token: { groups } }, 'manager'],
  ['Keycloak', 'an empty list of groups', { before: { groups }, token: { groups: [] } }, 'reader'],
  [
    'Authentik',
    'that the address is not confirmed, as by default',
    { token: { email_verified: false, groups } },
    'unverifiedEmail',
  ],
  ['Authentik', 'a hashed subject and groups', { token: { groups: ['authentik Admins', 'Compliance'] } }, 'manager'],
  ['JumpCloud', 'one group as a text', { token: { groups: 'Compliance' } }, 'manager'],
  ['JumpCloud', 'that the address is confirmed, as a text', { token: { email_verified: 'true' } }, 'reader'],
  [
    'OneLogin',
    'groups at userinfo, with null for the rest',
    { userinfo: { groups, name: null, phone_number: null } },
    'manager',
  ],
  ['OneLogin', 'groups as an object', { before: { groups }, token: { groups: { Compliance: true } } }, 'manager'],
];

let service: Awaited<ReturnType<typeof openConnectionsForTest>>;
let provider: Provider;
beforeAll(async () => {
  service = await openConnectionsForTest();
  provider = await service.newProvider();
  provider.describe({ userinfo_endpoint: `${provider.issuer}/userinfo` });
  await service.organisation('firm', { groupRoles: [{ group: 'Compliance', role: 'manager' }] }, provider);
});
afterAll(() => service.stop());

describe('a sign-in at a provider', () => {
  it.each(rows)('%s: claims %s', async (_from, says, { token = {}, userinfo, before }, outcome) => {
    const email = `p${rows.findIndex(([, each]) => each === says)}@firm.example`;
    provider.lie({ userinfo: { sub: email } });
    if (before) await service.signInAt(provider, email, before);
    provider.lie({ userinfo: { sub: email, ...('email' in token && userinfo ? { email } : {}), ...userinfo } });
    const problem = await service.problemOf(service.signInAt(provider, email, token));
    expect(problem === 'none' ? (await service.signedIn()).role : problem).toBe(outcome);
  });
});

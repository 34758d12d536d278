import type { UserActor } from '@aicp/contracts/rights/actor';
import type { Role } from '@aicp/contracts/rights/rights';
import { root } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openSignInForTest } from '../../testing/openSignInForTest.ts';

/** The organisation of the first person to register, which new users of this product join. */
const FIRST_ORGANISATION = 1_000_001;
const groupRoles = new Map<string, Role>([
  ['Compliance owners', 'owner'],
  ['Compliance managers', 'manager'],
]);

let service: Awaited<ReturnType<typeof openSignInForTest>>;
let { execute, signIn, problemOf, signedIn, register } = {} as typeof service;
let founder: UserActor;
beforeAll(async () => {
  service = await openSignInForTest({ organisationId: FIRST_ORGANISATION, groupRoles });
  service.provider.describe({ userinfo_endpoint: `${service.provider.issuer}/userinfo` });
  ({ execute, signIn, problemOf, signedIn, register } = service);
});
afterAll(() => service.stop());

const as = (name: string, groups?: unknown) => ({
  sub: name,
  email: `${name}@firm.test`,
  email_verified: true,
  preferred_username: name,
  groups,
});

it('lets no one join an organisation that does not exist', async () => {
  expect(await problemOf(signIn(as('early')))).toBe('organisation');
});

it('lets new users join with the highest role of their groups, or as readers', async () => {
  founder = await register('founder');
  expect(founder.organisationId).toBe(FIRST_ORGANISATION);
  for (const [name, groups, role] of [
    ['olivia', ['Compliance managers', 'Compliance owners', 'Staff'], 'owner'],
    ['max', ['Compliance managers'], 'manager'],
    ['solo', 'Compliance managers', 'manager'],
    ['rita', ['Staff'], 'reader'],
    ['none', undefined, 'reader'],
  ] as const) {
    expect(await problemOf(signIn(as(name, groups)))).toBe('none');
    expect(await signedIn()).toMatchObject({ organisationId: FIRST_ORGANISATION, role });
  }
});

it('applies the groups at the next sign-in, including to existing sessions', async () => {
  await signIn(as('max', ['Compliance managers']));
  await signIn(as('max', ['Staff']));
  expect(await signedIn()).toMatchObject({ role: 'reader' });
  await signIn(as('max', ['Compliance owners']));
  expect(await signedIn()).toMatchObject({ role: 'owner' });
});

it('keeps the last owner, and does not restore removed members', async () => {
  const members = () =>
    root<{ members: { id: string; username: string; role: string }[] }>(
      execute(founder, '{ organisation { members { id username role } } }'),
    );
  const change = 'mutation ($id: ID!, $role: OrganisationRole!) { changeRole(id: $id, role: $role) { id } }';
  for (const { id, username, role } of (await members()).members)
    if (role === 'owner' && username !== 'olivia' && Number(id) !== founder.userId)
      await root(execute(founder, change, { id, role: 'reader' }));
  await signIn(as('olivia', ['Compliance owners']));
  const olivia = await signedIn();
  await root(execute(olivia, change, { id: String(founder.userId), role: 'reader' }));
  await signIn(as('olivia', ['Staff']));
  expect(await signedIn()).toMatchObject({ role: 'owner' });

  const remove = 'mutation ($id: ID!) { removeMember(id: $id) { id } }';
  await signIn(as('rita', ['Staff']));
  const rita = await signedIn();
  await root(execute(olivia, remove, { id: String(rita.userId) }));
  await signIn(as('rita', ['Compliance managers']));
  const after = await signedIn();
  expect(after.userId).toBe(rita.userId);
  expect(after.organisationId).not.toBe(FIRST_ORGANISATION);
});

it('requests userinfo for groups and for an address that the token lacks or has as null', async () => {
  const { provider } = service;
  const groups = ['Compliance managers'];
  provider.lie({ userinfo: { sub: 'una', groups } });
  for (const token of [undefined, null]) {
    await signIn(as('una', token));
    expect(await signedIn()).toMatchObject({ role: 'manager' });
  }
  provider.lie({ userinfo: { sub: 'uwe', email: 'uwe@firm.test', email_verified: true, groups } });
  for (const email of [undefined, null]) {
    await signIn({ ...as('uwe'), email });
    expect(await signedIn()).toMatchObject({ role: 'manager' });
  }
  // The token's claims count; the other address is not confirmed by them.
  await signIn(as('una', ['Staff']));
  provider.lie({ userinfo: { sub: 'ulf', email: 'other@firm.test', email_verified: true } });
  expect(await problemOf(signIn({ ...as('ulf'), email_verified: null }))).toBe('unverifiedEmail');
  provider.lie({ userinfo: false });
  expect(await problemOf(signIn(as('una')))).toBe('none');
  provider.lie({});
});

describe('a member without groups from the provider', () => {
  const identities = () => mongoose.connection.collection('identities');
  const ordered = () => service.app.rows('outbox', { name: 'sendEmail', 'data.template': 'groupsMissing' });
  const daysLater = (days: number) =>
    identities().updateMany(
      { groupsMissingSince: { $ne: null } },
      { $set: { groupsMissingSince: new Date(Date.now() - days * 24 * 3600 * 1000) } },
    );

  it('keeps the role, which owners are notified of, and gets the default role after 30 days', async () => {
    await signIn(as('mia', ['Compliance managers']));
    const before = (await ordered()).length;
    await daysLater(2);
    for (const name of ['mia', 'mia']) await signIn(as(name));
    expect(await signedIn()).toMatchObject({ role: 'manager' });
    const { userId } = await signedIn();
    const orders = (await ordered()).slice(before).map(({ data }) => data);
    expect(orders.length).toBeGreaterThan(0);
    expect(orders).toEqual(orders.map(() => expect.objectContaining({ memberId: userId })));
    await daysLater(29);
    await signIn(as('mia'));
    expect(await signedIn()).toMatchObject({ role: 'manager' });
    await daysLater(31);
    await signIn(as('mia'));
    expect(await signedIn()).toMatchObject({ role: 'reader' });
    await signIn(as('mia', ['Compliance managers']));
    expect(await signedIn()).toMatchObject({ role: 'manager' });
    expect(await identities().findOne({ subject: 'mia' })).toMatchObject({ groupsMissingSince: null });
  });

  it('keeps it permanently while the provider reports that it left groups out', async () => {
    await signIn(as('olga', ['Compliance managers']));
    const before = (await ordered()).length;
    for (const sign of [{ _claim_names: { groups: 'src1' } }, { hasgroups: true }]) {
      await signIn({ ...as('olga'), ...sign });
      await daysLater(90);
      await signIn({ ...as('olga'), ...sign });
      expect(await signedIn()).toMatchObject({ role: 'manager' });
    }
    expect(await ordered()).toHaveLength(before);
    await signIn(as('olga', []));
    expect(await signedIn()).toMatchObject({ role: 'reader' });
  });
});

it('copies the full name from the provider, but never over one that the user typed', async () => {
  const update = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { fullName } }';
  const named = async (name: string) => {
    await signIn({ ...as('kim'), name });
    return root(execute(await signedIn(), '{ me { fullName asksForName } }'));
  };
  expect(await named('Kim Lee')).toEqual({ fullName: 'Kim Lee', asksForName: false });
  expect(await named('Kim Lee-Park')).toEqual({ fullName: 'Kim Lee-Park', asksForName: false });
  expect(await named('kim@example.com')).toMatchObject({ fullName: 'Kim Lee-Park' });
  await root(execute(await signedIn(), update, { input: { fullName: 'K. Lee' } }));
  expect(await named('Kim Lee')).toMatchObject({ fullName: 'K. Lee' });
  const { userId } = await signedIn();
  const published = await service.app.rows('outbox', { name: 'user.updated', 'data.userId': userId });
  expect(published.map(({ data }) => data.fullName)).toEqual(['Kim Lee-Park', 'K. Lee']);
});

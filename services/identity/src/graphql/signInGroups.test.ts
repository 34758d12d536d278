import type { UserActor } from '@aicp/contracts/rights/actor';
import type { Role } from '@aicp/contracts/rights/rights';
import { root } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openSignInForTest } from '../../testing/openSignInForTest.ts';

/** The organisation of the first person to register: newcomers of this product join it. */
const FIRST_ORGANISATION = 1_000_001;
const groupRoles = new Map<string, Role>([
  ['Compliance owners', 'owner'],
  ['Compliance managers', 'manager'],
]);

let product: Awaited<ReturnType<typeof openSignInForTest>>;
let { execute, signIn, problemOf, signedIn, register } = {} as typeof product;
let founder: UserActor;
beforeAll(async () => {
  product = await openSignInForTest({ organisationId: FIRST_ORGANISATION, groupRoles });
  ({ execute, signIn, problemOf, signedIn, register } = product);
});
afterAll(() => product.stop());

const as = (name: string, groups?: unknown) => ({
  sub: name,
  email: `${name}@firm.test`,
  email_verified: true,
  preferred_username: name,
  groups,
});

it('lets nobody join an organisation that does not exist', async () => {
  expect(await problemOf(signIn(as('early')))).toBe('organisation');
});

it('lets newcomers join with the highest role that their groups give, or as readers', async () => {
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

it('follows the groups at the next sign-in, and tells the sessions that are there', async () => {
  await signIn(as('max', ['Compliance managers']));
  await signIn(as('max', ['Staff']));
  expect(await signedIn()).toMatchObject({ role: 'reader' });
  await signIn(as('max', ['Compliance owners']));
  expect(await signedIn()).toMatchObject({ role: 'owner' });
});

it('never takes the last owner away, and brings nobody back who was removed', async () => {
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

import type { Role } from '@aicp/contracts/rights/rights';
import { transaction } from '@aicp/service/store/transaction';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../../testing/openIdentityWithMail.ts';
import { openPeopleForTest, type Person } from '../../testing/openPeopleForTest.ts';
import { upsertMembership } from '../store/memberships.ts';

const INVITE = 'mutation ($input: InviteInput!) { inviteMember(input: $input) { id } }';
const WITHDRAW = 'mutation ($id: ID!) { withdrawInvitation(id: $id) { id } }';
const INVITATIONS = '{ organisation { invitations { id role } } }';
const ACCEPT = 'mutation ($token: String!) { acceptInvitation(token: $token) { role } }';
const MEMBERS = '{ organisation { role members { username email } } }';
const ROLE = 'mutation ($id: ID!, $role: OrganisationRole!) { changeRole(id: $id, role: $role) { id } }';
const REMOVE = 'mutation ($id: ID!) { removeMember(id: $id) { id } }';
const LEAVE = 'mutation { leaveOrganisation { id } }';
const HAND_OVER = 'mutation ($id: ID!, $leave: Boolean) { handOver(id: $id, leave: $leave) { id } }';
const DELETE_ACCOUNT = 'mutation ($password: String!) { deleteAccount(password: $password) { message } }';
const DELETE_ORGANISATION = 'mutation { deleteOrganisation { message } }';
const ENTER = 'mutation ($id: ID!) { enterOrganisation(id: $id) { id } }';
const SUSPEND = 'mutation ($id: ID!) { suspendUser(id: $id) { id } }';

let people: Awaited<ReturnType<typeof openPeopleForTest>>;
beforeAll(async () => {
  people = await openPeopleForTest();
});
afterAll(() => people.stop());

const codesOf = ({ errors }: { errors: { code: unknown }[] }) => errors.map(({ code }) => code);
/** A new user in another's organisation, working there. */
async function placed(by: Person, username: string, role: Role): Promise<Person> {
  const person = await people.register(username);
  const { organisationId } = await people.actorOf(by);
  await transaction(people.app, { requestId: 'test' }, tx =>
    upsertMembership(tx, { organisationId, userId: person.id, role, since: new Date(), broughtBy: null }),
  );
  await root(people.as(person, ENTER, { id: organisationId }));
  return person;
}

const membersOf = async (organisationId: number) =>
  (await people.app.rows('memberships', { organisationId, endedAt: null })).map(({ role }) => role).sort();

describe('two concurrent owners', () => {
  type Deed = [name: string, deed: (me: Person, other: Person) => [string, Record<string, unknown>]];
  const deeds: Deed[] = [
    ['leaving', () => [LEAVE, {}]],
    ['being owners no longer', me => [ROLE, { id: me.id, role: 'reader' }]],
    ['removing each other', (_me, other) => [REMOVE, { id: other.id }]],
    ['handing over to each other and leaving', (_me, other) => [HAND_OVER, { id: other.id, leave: true }]],
    ['deleting their accounts', () => [DELETE_ACCOUNT, { password: PASSWORD }]],
  ];

  it.each(deeds)('%s leave one owner', async (name, deed) => {
    const { as, register, actorOf } = people;
    const at = deeds.findIndex(one => one[0] === name);
    const one = await register(`one-${at}`);
    const other = await placed(one, `other-${at}`, 'owner');
    await placed(one, `reader-${at}`, 'reader');
    const { organisationId } = await actorOf(one);
    const answers = await Promise.all([as(one, ...deed(one, other)), as(other, ...deed(other, one))]);
    expect(answers.filter(({ errors }) => errors.length > 0)).toHaveLength(1);
    expect((await membersOf(organisationId)).filter(role => role === 'owner')).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('is accepted once by two concurrent browsers, and not while the organisation is being deleted', async () => {
    const { as, register, invited, signIn, actorOf } = people;
    const [founder, guest, late] = [await register('nora'), await register('nils'), await register('nele')];
    const { organisationId } = await actorOf(founder);
    const token = await invited(founder, guest.email, 'reader');
    const other = await signIn(guest);
    expect((await Promise.all([guest, other].map(one => as(one, ACCEPT, { token })))).map(codesOf)).toEqual([[], []]);
    expect(await membersOf(organisationId)).toEqual(['owner', 'reader']);
    const last = await invited(founder, late.email, 'owner');
    await Promise.all([as(founder, DELETE_ORGANISATION), as(late, ACCEPT, { token: last })]);
    expect(await membersOf(organisationId)).toEqual([]);
    expect((await actorOf(late)).organisationId).not.toBe(organisationId);
  });

  it('is void while its sender is suspended', async () => {
    const { as, register, invited, execute } = people;
    const [founder, guest] = [await register('olga'), await register('otto')];
    const token = await invited(founder, guest.email, 'owner');
    await root(execute({ ...user(999), isAdmin: true }, SUSPEND, { id: founder.id }));
    expect(codesOf(await as(guest, ACCEPT, { token }))).toEqual(['INVALID']);
  });

  it('cannot be withdrawn or replaced by a manager if it makes an owner', async () => {
    const { as, register, invited } = people;
    const founder = await register('paul');
    const manager = await placed(founder, 'petra', 'manager');
    const guest = await register('pia');
    const token = await invited(founder, guest.email, 'owner');
    const { invitations } = await root<{ invitations: { id: string }[] }>(as(manager, INVITATIONS));
    const replaced = await as(manager, INVITE, { input: { email: guest.email.toUpperCase(), role: 'reader' } });
    const withdrawn = await as(manager, WITHDRAW, { id: invitations[0]?.id });
    expect([replaced, withdrawn].map(codesOf)).toEqual([['FORBIDDEN'], ['FORBIDDEN']]);
    expect(codesOf(await as(guest, ACCEPT, { token }))).toEqual([]);
  });
});

describe('a token', () => {
  it('sees no more than its own role may, whatever its person has become', async () => {
    const { as, register, execute, actorOf } = people;
    const founder = await register('rita');
    const reader = await placed(founder, 'rolf', 'reader');
    const token = { ...(await actorOf(reader)), access: 'read' } as const;
    await root(as(founder, ROLE, { id: reader.id, role: 'manager' }));
    expect(await root(execute(token, MEMBERS))).toEqual({
      role: 'reader',
      members: [
        { username: 'rita', email: null },
        { username: 'rolf', email: reader.email },
      ],
    });
    expect(codesOf(await execute(token, INVITATIONS))).toEqual(['FORBIDDEN']);
    expect(codesOf(await as(reader, INVITATIONS))).toEqual([]);
  });
});

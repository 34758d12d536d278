import { guest, root } from '@aicp/testing/executor';
import { tokenIn } from '@aicp/testing/openMailbox';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { PASSWORD } from '../../testing/openIdentityWithMail.ts';
import { openPeopleForTest } from '../../testing/openPeopleForTest.ts';

const INVITE = 'mutation ($input: InviteInput!) { inviteMember(input: $input) { id email role } }';
const INVITATIONS = '{ organisation { invitations { id email role } } }';
const OFFER = 'query ($token: String!) { invitation(token: $token) { organisation invitedBy email role } }';
const ACCEPT = 'mutation ($token: String!) { acceptInvitation(token: $token) { id name role } }';
const MEMBERS = '{ organisation { id name role members { id username email role you } } }';
const ROLE = 'mutation ($id: ID!, $role: OrganisationRole!) { changeRole(id: $id, role: $role) { id role } }';
const REMOVE = 'mutation ($id: ID!) { removeMember(id: $id) { username } }';
const LEAVE = 'mutation { leaveOrganisation { id name role } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id isEmailVerified companyName } }';
const MINE = '{ organisations { id name role current } }';
const ENTER = 'mutation ($id: ID!) { enterOrganisation(id: $id) { id name role } }';
const STALE = { code: 'INVALID', message: 'This invitation is no longer valid. Please ask for a new one.' };

let people: Awaited<ReturnType<typeof openPeopleForTest>>;
beforeAll(async () => {
  people = await openPeopleForTest();
});
afterAll(() => people.stop());

type Place = { id: string; name: string; role: string };
const codesOf = ({ errors }: { errors: { code: unknown }[] }) => errors.map(({ code }) => code);

describe('an invitation', () => {
  it('makes a user without an account a member, who has no own organisation until they leave', async () => {
    const { as, register, execute, signIn } = people;
    const founder = await register('anna', { companyName: 'Muster AG' });
    const email = 'ben@example.com';
    await root(as(founder, INVITE, { input: { email, role: 'contributor' } }));
    const mail = await people.box.take(email, 'Your invitation from anna to Muster AG');
    expect(mail.text).toContain('anna has invited you to join Muster AG on AI Compliance as a contributor.');
    const token = tokenIn(mail);
    expect((await as(founder, INVITATIONS)).data).toMatchObject({
      organisation: { invitations: [{ email, role: 'contributor' }] },
    });
    expect(await root(execute(guest, OFFER, { token }))).toEqual({
      organisation: 'Muster AG',
      invitedBy: 'anna',
      email,
      role: 'contributor',
    });
    expect((await execute(guest, OFFER, { token: `${token}x` })).errors).toEqual([STALE]);
    const input = { username: 'ben', email, password: PASSWORD, invitation: token };
    const { id } = await root<{ id: string }>(execute(guest, REGISTER, { input }));
    const ben = await signIn({ id: Number(id), email, username: 'ben', session: '' });
    expect(await root(as(ben, '{ me { isEmailVerified companyName } }'))).toEqual({
      isEmailVerified: true,
      companyName: 'Muster AG',
    });
    expect((await as(ben, MINE)).data?.organisations).toMatchObject([{ name: 'Muster AG', role: 'contributor' }]);
    expect(await root(as(ben, '{ me { role organisationCount memberCount } }'))).toEqual({
      role: 'contributor',
      organisationCount: 1,
      memberCount: 2,
    });
    const entering = 'mutation ($input: LoginInput!) { login(input: $input) { role organisationCount memberCount } }';
    expect(await root(execute(guest, entering, { input: { username: 'ben', password: PASSWORD } }))).toEqual({
      role: 'contributor',
      organisationCount: 1,
      memberCount: 2,
    });
    // A recipient with the link of a used invitation learns nothing more about it.
    expect((await execute(guest, OFFER, { token })).errors).toEqual([STALE]);
    // Opening the link again changes nothing for them, and adds no one else.
    expect((await as(ben, ACCEPT, { token })).data?.acceptInvitation).toMatchObject({ name: 'Muster AG' });
    expect((await as(founder, INVITATIONS)).data).toMatchObject({ organisation: { invitations: [] } });
    expect(await root<Place>(as(ben, LEAVE))).toMatchObject({ name: 'ben', role: 'owner' });
    expect((await as(ben, '{ me { companyName } }')).data).toEqual({ me: { companyName: null } });
    expect((await as(ben, ACCEPT, { token })).errors).toEqual([STALE]);
  });

  it('is valid once, for seven days, only for its address, and until it is withdrawn or replaced', async () => {
    const { as, register, invited } = people;
    const [founder, cleo, dan] = [await register('carl'), await register('cleo'), await register('dan')];
    const token = await invited(founder, cleo.email, 'reader');
    expect((await as(dan, ACCEPT, { token })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await as(cleo, ACCEPT, { token: `${token}x` })).errors).toEqual([STALE]);
    const again = await invited(founder, cleo.email, 'approver');
    expect((await as(cleo, ACCEPT, { token })).errors).toEqual([STALE]);
    const [{ id }] = (await root<{ invitations: { id: string }[] }>(as(founder, INVITATIONS))).invitations as [
      { id: string },
    ];
    expect(codesOf(await as(dan, 'mutation ($id: ID!) { withdrawInvitation(id: $id) { id } }', { id }))).toEqual([
      'NOT_FOUND',
    ]);
    const invitations = mongoose.connection.collection<{ _id: number }>('invitations');
    await invitations.updateOne({ _id: Number(id) }, { $set: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await as(cleo, ACCEPT, { token: again })).errors).toEqual([STALE]);
    const third = await invited(founder, cleo.email, 'reader');
    const [open] = (await root<{ invitations: { id: string }[] }>(as(founder, INVITATIONS))).invitations;
    await root(as(founder, 'mutation ($id: ID!) { withdrawInvitation(id: $id) { id } }', { id: open?.id }));
    expect((await as(cleo, ACCEPT, { token: third })).errors).toEqual([STALE]);
  });

  it('gives the same answer for an address with and without an account, and only to members who can invite', async () => {
    const { as, register, addMember } = people;
    const founder = await register('emil');
    const other = await register('erna');
    const [known, unknown] = [
      await as(founder, INVITE, { input: { email: other.email, role: 'reader' } }),
      await as(founder, INVITE, { input: { email: 'nobody-here@example.com', role: 'reader' } }),
    ];
    expect([known.errors, unknown.errors]).toEqual([[], []]);
    expect(Object.keys((known.data as { inviteMember: object }).inviteMember)).toEqual(
      Object.keys((unknown.data as { inviteMember: object }).inviteMember),
    );
    const reader = await addMember(founder, 'edda', 'reader');
    const manager = await addMember(founder, 'egon', 'manager');
    const input = { email: 'more@example.com', role: 'owner' };
    expect(codesOf(await as(reader, INVITE, { input: { ...input, role: 'reader' } }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await as(manager, INVITE, { input }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await as(reader, INVITATIONS))).toEqual(['FORBIDDEN']);
    expect(codesOf(await as(founder, INVITE, { input: { email: reader.email, role: 'reader' } }))).toEqual([
      'CONFLICT',
    ]);
  });

  it('is void once its sender may no longer invite', async () => {
    const { as, register, addMember, invited, box } = people;
    const founder = await register('fritz');
    const manager = await addMember(founder, 'frida', 'manager');
    const guestOfManager = await register('franz');
    const token = await invited(manager, guestOfManager.email, 'manager');
    await root(as(founder, ROLE, { id: manager.id, role: 'reader' }));
    expect((await as(guestOfManager, ACCEPT, { token })).errors).toEqual([STALE]);
    await root(as(founder, ROLE, { id: manager.id, role: 'manager' }));
    await root(as(manager, INVITE, { input: { email: 'new@example.com', role: 'reader' } }));
    expect(tokenIn(await box.take('new@example.com', 'invitation'))).toMatch(/^[\w-]{43}$/);
    await root(as(founder, REMOVE, { id: manager.id }));
    expect((await as(founder, INVITATIONS)).data).toMatchObject({ organisation: { invitations: [] } });
  });
});

describe('members', () => {
  it('see each other, while addresses are visible only to owners and managers', async () => {
    const { as, register, addMember } = people;
    const founder = await register('gustav', { companyName: 'Gustav GmbH' });
    const reader = await addMember(founder, 'gerda', 'reader');
    type Seen = { members: { username: string; email: string | null }[] };
    const { members } = await root<Seen>(as(reader, MEMBERS));
    expect(members).toMatchObject([
      { username: 'gustav', email: null, role: 'owner', you: false },
      { username: 'gerda', email: reader.email, role: 'reader', you: true },
    ]);
    expect((await root<Seen>(as(founder, MEMBERS))).members[1]?.email).toBe(reader.email);
  });

  it('change role up to their own, and the last owner stays one', async () => {
    const { as, register, addMember } = people;
    const founder = await register('hans');
    const manager = await addMember(founder, 'hanna', 'manager');
    const reader = await addMember(founder, 'henry', 'reader');
    expect(codesOf(await as(manager, ROLE, { id: reader.id, role: 'owner' }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await as(manager, ROLE, { id: founder.id, role: 'reader' }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await as(manager, REMOVE, { id: founder.id }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await as(reader, ROLE, { id: reader.id, role: 'manager' }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await as(manager, ROLE, { id: reader.id, role: 'manager' }))).toEqual([]);
    expect((await people.actorOf(reader)).role).toBe('manager');
    expect(codesOf(await as(founder, ROLE, { id: founder.id, role: 'reader' }))).toEqual(['CONFLICT']);
    expect(codesOf(await as(founder, LEAVE))).toEqual(['CONFLICT']);
    expect(codesOf(await as(founder, ROLE, { id: manager.id, role: 'owner' }))).toEqual([]);
    expect(codesOf(await as(founder, LEAVE))).toEqual([]);
    expect(codesOf(await as(manager, ROLE, { id: manager.id, role: 'manager' }))).toEqual(['CONFLICT']);
  });

  it('are signed out of every session at once when removed', async () => {
    const { as, register, addMember, signIn, actorOf } = people;
    const founder = await register('ida');
    const removed = await addMember(founder, 'igor', 'contributor');
    const elsewhere = await signIn(removed);
    const { organisationId } = await actorOf(founder);
    expect((await actorOf(elsewhere)).organisationId).toBe(organisationId);
    await root(as(founder, REMOVE, { id: removed.id }));
    for (const session of [removed, elsewhere]) {
      const actor = await actorOf(session);
      expect(actor).toMatchObject({ userId: removed.id, role: 'owner' });
      expect(actor.organisationId).not.toBe(organisationId);
      expect((await root<{ members: object[] }>(as(session, MEMBERS))).members).toHaveLength(1);
    }
    expect(codesOf(await as(removed, ENTER, { id: organisationId }))).toEqual(['NOT_FOUND']);
  });

  it('receive an email when someone else changes their role or removes them, and none for their own changes', async () => {
    const { as, box, register, addMember } = people;
    const founder = await register('ludwig', { companyName: 'Ludwig AG' });
    const [changed, leaver] = [
      await addMember(founder, 'lotte', 'reader'),
      await addMember(founder, 'lothar', 'reader'),
    ];
    await root(as(founder, ROLE, { id: changed.id, role: 'reader' }));
    await root(as(founder, ROLE, { id: changed.id, role: 'approver' }));
    const told = await box.take(changed.email, 'an approver of Ludwig AG');
    expect(told.text).toContain('has been changed by ludwig. You are now an approver.');
    expect(told.text).toContain('/organisation');
    await root(
      as(founder, 'mutation ($input: UpdateOrganisationInput!) { updateOrganisation(input: $input) { id } }', {
        input: { name: 'Call now: example.com' },
      }),
    );
    await root(as(founder, REMOVE, { id: changed.id }));
    const removed = await box.take(changed.email, 'no longer a member of Call now example com');
    expect(removed.text).not.toContain('example.com');
    expect(removed.text).toContain('on AI Compliance by ludwig.');
    await root(as(leaver, LEAVE));
    const orders = await people.app.rows('mails', { userId: leaver.id });
    expect(orders.map(({ template }) => template)).not.toContain('removedFromOrganisation');
    expect((await people.app.rows('mails', { userId: changed.id })).map(({ template }) => template).sort()).toEqual([
      'removedFromOrganisation',
      'roleChanged',
      'welcome',
    ]);
  });

  it('have a membership version that also increases over an end and a return', async () => {
    const { as, register, addMember, invited, app } = people;
    const founder = await register('moritz');
    const member = await addMember(founder, 'mia', 'reader');
    await root(as(founder, ROLE, { id: member.id, role: 'approver' }));
    await root(as(member, LEAVE));
    await root(as(member, ACCEPT, { token: await invited(founder, member.email, 'reader') }));
    const { organisationId } = await people.actorOf(founder);
    expect(await app.rows('memberships', { organisationId, userId: member.id })).toMatchObject([{ version: 4 }]);
  });

  it('of two organisations work in one at a time, separately in each session', async () => {
    const { as, register, addMember, signIn, actorOf } = people;
    const founder = await register('jana', { companyName: 'Jana AG' });
    const both = await addMember(founder, 'jens', 'reader');
    const list = await root<(Place & { current: boolean })[]>(as(both, MINE));
    expect(list.map(({ name, role, current }) => ({ name, role, current }))).toEqual([
      { name: 'jens', role: 'owner', current: false },
      { name: 'Jana AG', role: 'reader', current: true },
    ]);
    const second = await signIn(both);
    const before = both.session;
    expect(await root<Place>(as(both, ENTER, { id: list[0]?.id }))).toMatchObject({ name: 'jens', role: 'owner' });
    expect(both.session).not.toBe(before);
    expect((await actorOf(both)).role).toBe('owner');
    expect((await actorOf(second)).role).toBe('reader');
    expect((await as(second, '{ me { companyName } }')).data).toEqual({ me: { companyName: 'Jana AG' } });
    expect((await as(both, '{ me { companyName } }')).data).toEqual({ me: { companyName: null } });
    await expect(actorOf({ session: before })).rejects.toThrow('the session is over');
  });

  it('change the company’s name for all, if their role allows it', async () => {
    const { as, register, addMember } = people;
    const founder = await register('karl');
    const reader = await addMember(founder, 'klara', 'reader');
    const RENAME = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { companyName } }';
    expect(codesOf(await as(reader, RENAME, { input: { companyName: 'Mine' } }))).toEqual(['FORBIDDEN']);
    await root(as(founder, RENAME, { input: { companyName: 'Karl & Co.' } }));
    expect((await as(reader, '{ me { companyName } }')).data).toEqual({ me: { companyName: 'Karl & Co.' } });
    expect(await root(as(reader, '{ organisation { name } }'))).toEqual({ name: 'Karl & Co.' });
  });
});

describe('names of people', () => {
  const PERSON = `query ($ids: [_Any!]!) { _entities(representations: $ids) { ... on Person { id username } } }`;
  const of = (...ids: number[]) => ({ ids: ids.map(id => ({ __typename: 'Person', id: String(id) })) });

  it('are visible to people whose organisation they are or were in', async () => {
    const { as, register, addMember } = people;
    const founder = await register('lena');
    const former = await addMember(founder, 'lars', 'contributor');
    const stranger = await register('leo');
    await root(as(former, LEAVE));
    expect((await as(founder, PERSON, of(founder.id, former.id, stranger.id, 999_999))).data?._entities).toEqual([
      { id: String(founder.id), username: 'lena' },
      { id: String(former.id), username: 'lars' },
      { id: String(stranger.id), username: null },
      { id: '999999', username: null },
    ]);
  });
});

import { MEMBER_NAMES_ROUTE } from '@aicp/contracts/memberNames';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { openScimForTest } from '../../testing/openScimForTest.ts';
import { serveQuestions } from '../serveQuestions.ts';
import { findUser } from '../store/users.ts';

const UPDATE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { username fullName } }';
const ACCEPT = 'mutation ($token: String!) { acceptInvitation(token: $token) { id } }';
const ME = '{ me { fullName asksForName } }';
const MEMBERS = '{ organisation { members { username fullName } } }';
const PERSON = `query ($id: ID!) { _entities(representations: [
  { __typename: "Person", id: $id }]) { ... on Person { username fullName } } }`;

let scim: Awaited<ReturnType<typeof openScimForTest>>;
beforeAll(async () => {
  scim = await openScimForTest();
});
afterAll(() => scim.stop());

describe('a full name', () => {
  it('can be entered by a member of any role, and is shown to the organisation next to the username', async () => {
    const { as, register, addMember, actorOf } = scim;
    const owner = await register('ada', { companyName: 'Engines Ltd' });
    const reader = await addMember(owner, 'grace', 'reader');
    const stranger = await register('stranger');
    expect(await root(as(reader, ME))).toEqual({ fullName: null, asksForName: true });
    const input = { fullName: '  Grace Hopper ' };
    expect(await root(as(reader, UPDATE, { input }))).toEqual({ username: 'grace', fullName: 'Grace Hopper' });
    expect(await root(as(owner, MEMBERS))).toMatchObject({
      members: [
        { username: 'ada', fullName: null },
        { username: 'grace', fullName: 'Grace Hopper' },
      ],
    });
    const seenBy = async (person: typeof owner) => root(as(person, PERSON, { id: String(reader.id) }));
    expect(await seenBy(owner)).toEqual([{ username: 'grace', fullName: 'Grace Hopper' }]);
    expect(await seenBy(stranger)).toEqual([{ username: null, fullName: null }]);

    const server = fastify();
    const actor = await actorOf(owner);
    serveQuestions(server, {} as never, () => ({ actor }) as never);
    const names = { [owner.id]: 'ada', [reader.id]: 'grace' };
    expect((await server.inject(MEMBER_NAMES_ROUTE)).json()).toEqual({
      names,
      fullNames: { [reader.id]: 'Grace Hopper' },
    });
    await server.close();
  });

  it('leaves the company name to owners and managers, and follows the rules for text', async () => {
    const { as, register, addMember } = scim;
    const reader = await addMember(await register('edsger'), 'barbara', 'reader');
    const codes = async (input: object) => (await as(reader, UPDATE, { input })).errors.map(({ code }) => code);
    expect(await codes({ fullName: 'Barbara Liskov', companyName: 'Mine' })).toEqual(['FORBIDDEN']);
    expect(await codes({})).toEqual(['FORBIDDEN']);
    expect(await codes({ fullName: 'x'.repeat(201) })).toEqual(['INVALID']);
    expect(await codes({ fullName: 'two\nlines' })).toEqual(['INVALID']);
    expect(await codes({ fullName: 'x'.repeat(200) })).toEqual([]);
  });

  it('is not requested again after “Not now”', async () => {
    const { as, register } = scim;
    const person = await register('alan');
    expect(await root(as(person, ME))).toEqual({ fullName: null, asksForName: true });
    await root(as(person, UPDATE, { input: { fullName: null } }));
    expect(await root(as(person, ME))).toEqual({ fullName: null, asksForName: false });
  });
});

describe('a full name from a directory', () => {
  it('names the account created for it, until the person enters one', async () => {
    const { company, app } = scim;
    const { scim: directory } = await company('named');
    const { id } = await directory.user('jo@named.example', { displayName: 'Jo Doe' });
    const [account] = await app.rows('users', { email: 'jo@named.example' });
    const userId = Number(account?._id);
    const name = async () => (await findUser(userId))?.fullName;
    expect(await name()).toBe('Jo Doe');
    await directory.patch(`/Users/${id}`, { op: 'replace', value: { displayName: '', 'name.formatted': 'Dr Jo Doe' } });
    expect(await name()).toBe('Dr Jo Doe');
    await root(scim.execute(user(userId), UPDATE, { input: { fullName: 'Joanna' } }));
    await directory.patch(`/Users/${id}`, { op: 'replace', value: { displayName: 'Jo Roe' } });
    expect(await name()).toBe('Joanna');
  });

  it('does not apply to an account that the directory did not create', async () => {
    const { company, register, as, addVerifiedDomain, invited, box } = scim;
    const own = await register('sam');
    const { scim: directory, owner } = await company('other');
    await addVerifiedDomain(owner, 'example.com');
    const { id } = await directory.user(own.email, { displayName: 'Another Name' });
    // The directory's own invitation, which the next one replaces.
    await box.take(own.email, 'invitation');
    await root(as(own, ACCEPT, { token: await invited(owner, own.email, 'reader') }));
    await directory.patch(`/Users/${id}`, { op: 'replace', value: { displayName: 'Another' } });
    expect(await root(as(own, ME))).toMatchObject({ fullName: null });
  });
});

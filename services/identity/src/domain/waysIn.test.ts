import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHASSIS } from '@aicp/service/store/migrations/buildCollections';
import { guest, root } from '@aicp/testing/executor';
import { tokenIn } from '@aicp/testing/openMailbox';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ObjectTypeDefinitionNode, type ObjectTypeExtensionNode, parse } from 'graphql';
import mongoose from 'mongoose';
import { PASSWORD } from '../../testing/openIdentityWithMail.ts';
import type { Person } from '../../testing/openPeopleForTest.ts';
import { CREATE, waysForTest } from '../../testing/waysForTest.ts';
import { collections } from '../migrations/001-baseline.ts';
import { mintToken } from '../store/linkTokens.ts';
import { NO_WAY_IN, OCCASIONS, type Occasion, WAYS_IN, type Way } from './waysIn.ts';

const UNVERIFIED = { code: 'FORBIDDEN', message: 'Please verify your email address first. We have sent you a link.' };
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { message } }';
const UNDO = 'mutation ($token: String!) { undoEmailChange(token: $token) { message } }';
const ROLE = 'mutation ($id: ID!, $role: OrganisationRole!) { changeRole(id: $id, role: $role) { id } }';
const HAND_OVER = 'mutation ($id: ID!) { handOver(id: $id) { id } }';
const REMOVE = 'mutation ($id: ID!) { removeMember(id: $id) { id } }';

let identity: Awaited<ReturnType<typeof waysForTest>>;
beforeAll(async () => {
  identity = await waysForTest();
});
afterAll(() => identity.stop());

const ways = Object.keys(WAYS_IN) as Way[];
const tree = fileURLToPath(new URL('../../../../', import.meta.url));
const sources = (pattern: string) =>
  globSync(pattern, { cwd: tree })
    .filter(path => !path.endsWith('.test.ts'))
    .map(path => readFileSync(join(tree, path), 'utf8'));
const listed = (what: 'collections' | 'keys' | 'mutations') => [
  ...ways.flatMap(way => WAYS_IN[way][what] as readonly string[]),
  ...Object.keys(NO_WAY_IN[what]),
];

describe('a way in', () => {
  it('is listed, or named as not relevant, for every collection', () => {
    const own = Object.keys(collections).filter(name => !(name in CHASSIS));
    expect(own.filter(name => !listed('collections').includes(name))).toEqual([]);
  });

  it('is listed, or named as not relevant, for every mutation', () => {
    const schemas = sources('services/identity/src/graphql/*.graphql');
    const isMutation = (node: { kind: string }): node is ObjectTypeDefinitionNode | ObjectTypeExtensionNode =>
      /^ObjectType/.test(node.kind) && 'name' in node && (node.name as { value: string }).value === 'Mutation';
    const mutations = schemas
      .flatMap(text => [...parse(text).definitions])
      .filter(isMutation)
      .flatMap(({ fields = [] }) => fields.map(({ name }) => name.value));
    expect(mutations.length).toBeGreaterThan(60);
    expect(mutations.filter(name => !listed('mutations').includes(name))).toEqual([]);
  });

  it('is listed, or named as not relevant, for every kind of Redis key', () => {
    const found = sources('{services/identity,libs/contracts,gateway}/src/**/*.ts').flatMap(text =>
      [...text.matchAll(/[`'"]aicp:([a-z-]+)/g)].map(([, kind = '']) => kind),
    );
    expect(new Set(found).size).toBeGreaterThan(5);
    expect([...new Set(found)].filter(kind => !listed('keys').includes(kind))).toEqual([]);
  });
});

describe('a user whose address was never verified', () => {
  const attempts: Partial<Record<Way, [string, object?]>> = {
    apiToken: [CREATE.apiToken, { input: { name: 'ci', scope: 'READ', expiresInDays: 1 } }],
    passkey: ['mutation { beginPasskey { ceremony } }'],
    secondFactor: [CREATE.secondFactor, { password: PASSWORD }],
    calendar: [CREATE.calendar],
    connection: [
      'mutation ($input: SignInConnectionInput!) { saveSignInConnection(input: $input) { name } }',
      { input: { name: 'Own', issuer: 'https://own.example', clientId: 'a', clientSecret: 'b' } },
    ],
    domain: ['mutation { addDomain(domain: "own.example") { domain } }'],
    directory: [CREATE.directory, { input: { expiresInDays: 730 } }],
    member: ['mutation { handOver(id: "1") { id } }'],
    invitation: [CREATE.invitation, { input: { email: 'mole@example.com', role: 'owner' } }],
    link: [CREATE.link, { input: { kind: 'report', things: ['1'], expiresInDays: 1 } }],
  };
  const more: [string, object?][] = [
    ['mutation { checkDomain(domain: "own.example") { domain } }'],
    ['mutation { requireSingleSignOn(only: true) { name } }'],
    [
      'mutation ($input: GroupRolesInput!) { setGroupRoles(input: $input) { address } }',
      { input: { groupRoles: [{ group: 'g', role: 'owner' }] } },
    ],
    ['mutation { changeRole(id: "1", role: owner) { id } }'],
    ['mutation { renewLink(input: { id: "1" }) { id } }'],
  ];

  it.each(ways.filter(way => WAYS_IN[way].unverified === 'refused'))('cannot create: %s', way =>
    refused(attempts[way]),
  );
  it.each(more.map(attempt => ({ attempt })))('cannot extend one: $attempt.0', ({ attempt }) => refused(attempt));

  async function refused([query, variables]: [string, object?] = ['']): Promise<void> {
    const person = await identity.register('squatter');
    await identity.givePlan(person);
    await mongoose.connection
      .collection<{ _id: number }>('users')
      .updateOne({ _id: person.id }, { $set: { isEmailVerified: false } });
    expect((await identity.as(person, query, { ...variables })).errors).toEqual([UNVERIFIED]);
  }
});

const occasions: Record<Exclude<Occasion, 'unverified'>, (way: Way) => Promise<boolean>> = {
  passwordReset: async way => {
    const person = await identity.register('reset');
    const isOpen = await identity.ways[way](person);
    const token = await mintToken('passwordReset', { userId: person.id, email: person.email, now: new Date() });
    await root(identity.execute(guest, RESET, { input: { token, password: 'a new horse battery' } }));
    return isOpen();
  },
  /** Someone with the password has changed the address and creates the way in; then the owner undoes the change. */
  emailChangeUndone: async way => {
    const person = await identity.register('undone');
    const next = `${person.username}@thief.example`;
    await root(identity.as(person, CREATE.emailChange, { input: { email: next, password: PASSWORD } }));
    const undo = tokenIn(await identity.box.take(person.email, 'was requested'));
    await root(identity.execute(guest, VERIFY, { token: tokenIn(await identity.box.take(next, 'verify')) }));
    const isOpen = await identity.ways[way](person);
    expect(await isOpen()).toBe(true);
    await root(identity.execute(guest, UNDO, { token: undo }));
    return isOpen();
  },
  creatorRemoved: async way => {
    const owner = await identity.register('owner');
    const person: Person = await identity.addMember(owner, `${owner.username}-removed`, 'owner');
    const isOpen = await identity.ways[way](person);
    await root(identity.as(owner, REMOVE, { id: String(person.id) }));
    return isOpen();
  },
};

describe.each(OCCASIONS.filter(occasion => occasion !== 'unverified'))('on the occasion %s', occasion => {
  it.each(ways)('has the documented effect: %s', async way => {
    expect(await occasions[occasion](way)).toBe(WAYS_IN[way][occasion] !== 'ends');
  });
});

it('undoing a change of address reverts roles and later accesses, but not another owner’s invitations', async () => {
  const { register, addMember, as, execute, box, ways } = identity;
  const owner = await register('other');
  const person = await addMember(owner, `${owner.username}-undone`, 'owner');
  const next = `${person.username}@thief.example`;
  await root(as(person, CREATE.emailChange, { input: { email: next, password: PASSWORD } }));
  const undo = tokenIn(await box.take(person.email, 'was requested'));
  await root(execute(guest, VERIFY, { token: tokenIn(await box.take(next, 'verify')) }));
  await ways.directory(person);
  const [raised, lowered] = [
    await addMember(owner, `${owner.username}-raised`, 'reader'),
    await addMember(owner, `${owner.username}-lowered`, 'owner'),
  ];
  await root(as(person, ROLE, { id: String(raised.id), role: 'manager' }));
  await root(as(person, HAND_OVER, { id: String(raised.id) }));
  await root(as(person, ROLE, { id: String(lowered.id), role: 'reader' }));
  const [colleague, mole] = [
    await addMember(owner, `${owner.username}-colleague`, 'reader'),
    await addMember(person, `${owner.username}-mole`, 'reader'),
  ];
  await root(execute(guest, UNDO, { token: undo }));
  const { members } = await root<{ members: { username: string; role: string }[] }>(
    as(owner, '{ organisation { members { username role } } }'),
  );
  const names = members.map(({ username }) => username);
  expect(names).toEqual([owner, person, raised, lowered, colleague].map(({ username }) => username));
  expect(names).not.toContain(mole.username);
  expect(members.map(({ role }) => role)).toEqual(['owner', 'owner', 'reader', 'owner', 'reader']);
});

import { countCommands } from '@aicp/testing/countCommands';
import { root } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openPeopleForTest, type Person } from '../../testing/openPeopleForTest.ts';

let people: Awaited<ReturnType<typeof openPeopleForTest>>;
let founder: Person;
let organisationId: number;
beforeAll(async () => {
  people = await openPeopleForTest();
  founder = await people.register('nora');
  // Nothing else is running after that.
  await people.box.take(founder.email, 'Welcome');
  ({ organisationId } = await people.actorOf(founder));
});
afterAll(() => people.stop());

type Row = { _id: number | string; [field: string]: unknown };
const rowsOf = (name: string) => mongoose.connection.collection<Row>(name);

/** Adds members like the founder, with numbers in this range. */
async function addMembers(from: number, to: number): Promise<void> {
  const user = await rowsOf('users').findOne({ _id: founder.id });
  const numbers = Array.from({ length: to - from }, (_, at) => 100_000 + from + at);
  await rowsOf('users').insertMany(
    numbers.map(_id => ({
      ...user,
      _id,
      username: `n${_id}`,
      usernameKey: `n${_id}`,
      email: `n${_id}@x`,
      emailKey: `n${_id}@x`,
    })),
  );
  const membership = { organisationId, role: 'reader', since: new Date(), endedAt: null };
  await rowsOf('memberships').insertMany(
    numbers.map(userId => ({ ...membership, _id: `${organisationId}-${userId}`, userId })),
  );
}

async function addInvitations(from: number, to: number): Promise<void> {
  const soon = new Date(Date.now() + 3_600_000);
  const invitation = { organisationId, role: 'reader', invitedBy: founder.id, createdAt: new Date(), expiresAt: soon };
  await rowsOf('invitations').insertMany(
    Array.from({ length: to - from }, (_, at) => ({
      ...invitation,
      _id: 1_000 + from + at,
      email: `i${from + at}@example.com`,
      emailKey: `i${from + at}@example.com`,
      acceptedBy: null,
    })),
  );
}

/** Makes the founder a member of further organisations. */
async function addOrganisations(from: number, to: number): Promise<void> {
  const numbers = Array.from({ length: to - from }, (_, at) => 5_000_000 + from + at);
  const organisation = { version: 0, companyName: null, jurisdiction: 'EU', createdAt: new Date() };
  await rowsOf('organisations').insertMany(numbers.map(_id => ({ ...organisation, _id })));
  const membership = { userId: founder.id, role: 'owner', since: new Date(), endedAt: null };
  await rowsOf('memberships').insertMany(
    numbers.map(id => ({ ...membership, _id: `${id}-${founder.id}`, organisationId: id })),
  );
}

/** Runs the work without a concurrent worker. */
const asked = async (work: () => Promise<unknown>) =>
  (await countCommands(work)).filter(command => !/^(outbox|mails)\./.test(command));

const LISTS = [
  ['members', '{ organisation { members { id username email role you } } }', addMembers],
  ['invitations', '{ organisation { invitations { id email role } } }', addInvitations],
  ['organisations', '{ organisations { id name role current } }', addOrganisations],
] as const;

it.each(LISTS)('a long list of %s takes as many database commands as a short one', async (name, query, add) => {
  const list = async () => {
    const found = await root<unknown[] | Record<string, unknown[]>>(people.as(founder, query));
    return (Array.isArray(found) ? found : found[name])?.length ?? 0;
  };
  await add(1, 10);
  const before = await list();
  const short = await asked(list);
  await add(10, 200);
  expect(await list()).toBe(before + 190);
  expect(await asked(list)).toEqual(short);
});

it('the names of many people take as many database commands as one', async () => {
  const PEOPLE = 'query ($ids: [_Any!]!) { _entities(representations: $ids) { ... on Person { username } } }';
  const ask = (count: number) => () =>
    people.as(founder, PEOPLE, {
      ids: Array.from({ length: count }, (_, at) => ({ __typename: 'Person', id: String(100_001 + at) })),
    });
  expect(await asked(ask(150))).toEqual(await asked(ask(1)));
});

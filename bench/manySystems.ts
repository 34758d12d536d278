import { signUp } from '@aicp/testing/restUser';
import mongoose from 'mongoose';
import type { Release } from './startRelease.ts';

type Row = { _id: number; [field: string]: unknown };
/** The collections that store a system, and the fields of each row that contain its id. A row's own id is the system's in each. */
const KEPT: [database: string, collection: string, own: (id: number, row: Row) => object][] = [
  [
    'systems_assessment',
    'ai_systems',
    (id, row) => ({ latestAssessment: { ...(row.latestAssessment as object), id } }),
  ],
  ['systems_assessment', 'assessments', id => ({ aiSystemId: id, completion: null })],
  // Short rows, because no request here reads their content.
  ['reporting', 'reports', id => ({ system: { id }, result: {} })],
  ['documents', 'subjects', id => ({ system: { id }, result: {}, answers: [] })],
  ['billing', 'assessments', id => ({ systemId: id })],
  ['admin', 'systems', () => ({})],
  ['admin', 'assessments', id => ({ aiSystemId: id })],
];

const FIRST = 1_000;
const PAGE = 1_000;

/** The users whose lists can be requested over REST, and the ids of the systems that each list must contain. */
export type Account = { id: number; cookie: string; systems: Set<number> };

/**
 * Fills the databases of a running product with accounts and their assessed systems.
 * @param sizes the numbers of systems of the accounts whose lists can be requested
 * @param more the number of systems of other accounts, which have at most 1,000 each
 */
export async function fillSystems(
  { url, mongodbUri }: Release,
  sizes: readonly number[],
  more: number,
): Promise<{ accounts: Account[]; client: mongoose.mongo.MongoClient; first: Awaited<ReturnType<typeof signUp>> }> {
  const client = await mongoose.mongo.MongoClient.connect(mongodbUri);
  const rowsOf = (database: string, name: string) => client.db(database).collection<Row>(name);
  const first = await signUp(url);
  const assessmentId = await first.answeredAssessment('EU');
  await first.postUntilOk(`/api/assessments/${assessmentId}/complete`);
  await first.getUntilOk(`/api/reports/${assessmentId}`);
  const users = rowsOf('aicp_identity', 'users');

  const accounts: Account[] = [];
  const owners: { userId: number; organisationId: unknown; systems: number }[] = [];
  for (const systems of sizes) {
    const { username, cookie } = await signUp(url);
    const user = await users.findOne({ username });
    const id = user?._id ?? 0;
    accounts.push({ id, cookie, systems: new Set() });
    owners.push({ userId: id, organisationId: user?.organisationId, systems });
  }
  const pattern = await users.findOne({}, { sort: { _id: -1 } });
  for (let left = more, userId = 10_000; left > 0; left -= 1_000, userId++) {
    const name = `other-${userId}`;
    const email = `${name}@example.com`;
    await users.insertOne({ ...pattern, _id: userId, username: name, usernameKey: name, email, emailKey: email });
    owners.push({ userId, organisationId: userId, systems: Math.min(left, 1_000) });
  }
  await client
    .db('aicp_identity')
    .collection<{ _id: string }>('counters')
    .updateOne({ _id: 'users' }, { $max: { last: 20_000 } }, { upsert: true });

  const all = owners.flatMap(({ systems, ...owner }) => Array<typeof owner>(systems).fill(owner));
  for (const [at, { userId }] of all.entries()) accounts.find(({ id }) => id === userId)?.systems.add(FIRST + at);
  const fill = async ([database, name, own]: (typeof KEPT)[number]) => {
    const rows = rowsOf(`aicp_${database}`, name);
    const like = await untilAvailable(() => rows.findOne({}));
    for (let from = 0; from < all.length; from += PAGE)
      await rows.insertMany(
        all.slice(from, from + PAGE).map((owner, at) => {
          const id = FIRST + from + at;
          return { ...like, ...own(id, like), _id: id, ...owner };
        }),
        { ordered: false, writeConcern: { w: 1, j: false } },
      );
  };
  await Promise.all(KEPT.map(fill));
  for (const name of ['ai_systems', 'assessments'])
    await client
      .db('aicp_systems_assessment')
      .collection<{ _id: string }>('counters')
      .updateOne({ _id: name }, { $max: { last: FIRST + all.length } }, { upsert: true });
  return { accounts, client, first };
}

/** Polls until consumers have stored their copy, which takes a moment. */
export async function untilAvailable<T>(find: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await find();
    if (found) return found;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

import { addOrganisations, buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

const PAGE = 500;
/** So far from the numbers of users that one in the place of the other is nobody's. */
const ABOVE = 1_000_000;

/**
 * Every account gets the organisation of its number, as its owner. New organisations have numbers of their own, far above those of
 * accounts, also of the ones that the release before goes on registering. Safe to begin again: a page that is done is not seen
 * again.
 */
export async function up(db: Database): Promise<void> {
  await addOrganisations(db, { api_tokens: { from: 'userId' }, subscriptions: { from: '_id' } });
  await buildCollections(db, {
    memberships: [{ key: { organisationId: 1, since: 1 } }, { key: { userId: 1, since: 1 } }],
    invitations: [
      { key: { organisationId: 1 } },
      { key: { digest: 1 } },
      { key: { emailKey: 1 } },
      { key: { invitedBy: 1 } },
      { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    ],
    users: [{ key: { organisationId: 1 } }],
    organisations: [],
  });
  const [newest] = await numbered(db, 'users').find({}).sort({ _id: -1 }).limit(1).project({ _id: 1 }).toArray();
  await named(db, 'counters').updateOne(
    { _id: 'organisations' },
    { $max: { last: Number(newest?._id ?? 0) + ABOVE } },
    { upsert: true },
  );
  while ((await settlePage(db)) > 0);
  await buryOrganisations(db);
}

/** The accounts of one page, in an order in which nothing is missing when it is cut short. */
async function settlePage(db: Database): Promise<number> {
  const fields = { companyName: 1, jurisdiction: 1, createdAt: 1 };
  const users = await numbered(db, 'users')
    .find({ organisationId: null }, { projection: fields })
    .sort({ _id: 1 })
    .limit(PAGE)
    .toArray();
  if (users.length === 0) return 0;
  await numbered(db, 'organisations').bulkWrite(
    users.map(({ _id, companyName = null, jurisdiction = 'EU', createdAt = new Date() }) => {
      const set = { companyName: { $literal: companyName }, jurisdiction, createdAt };
      const version = { $ifNull: ['$version', 0] };
      return { updateOne: { filter: { _id }, update: [{ $set: { ...set, version } }], upsert: true } };
    }),
  );
  await named(db, 'memberships').bulkWrite(
    users.map(({ _id: userId, createdAt: since = new Date() }) => {
      const membership = { organisationId: userId, userId, role: 'owner', since, endedAt: null };
      const filter = { _id: `${userId}-${userId}` };
      return { updateOne: { filter, update: { $setOnInsert: membership }, upsert: true } };
    }),
  );
  await numbered(db, 'users').bulkWrite(
    users.map(({ _id }) => ({
      updateOne: { filter: { _id, organisationId: null }, update: { $set: { organisationId: _id } } },
    })),
  );
  return users.length;
}

/** Accounts that were deleted took their organisation with them: no late event may bring something of it back. */
async function buryOrganisations(db: Database): Promise<void> {
  const stones = named(db, 'tombstones').find({ _id: /^user-/, gone: true });
  for await (const { _id } of stones)
    await named(db, 'tombstones').updateOne(
      { _id: String(_id).replace('user', 'organisation') },
      { $set: { gone: true }, $setOnInsert: { asked: 0 } },
      { upsert: true },
    );
}

const numbered = (db: Database, name: string) => db.collection<{ _id: number; [field: string]: unknown }>(name);
const named = (db: Database, name: string) => db.collection<{ _id: string; [field: string]: unknown }>(name);

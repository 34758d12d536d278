import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Who is in each organisation, and who gave each answer. Until now everybody was alone in theirs, which has the account's number. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    members: [{ key: { organisationId: 1 } }],
    responses: [{ key: { organisationId: 1, answeredBy: 1, _id: 1 } }],
  });
  await addOwners(db, 'ai_systems', { organisationId: '$organisationId', userId: '$userId' });
  await addOwners(db, 'plans', { organisationId: '$organisationId', userId: '$_id' });
}

type Pair = { organisationId: string; userId: string };

async function addOwners(db: Database, collection: string, pair: Pair): Promise<void> {
  const member = {
    organisationId: '$_id.organisationId',
    userId: '$_id.userId',
    role: 'owner',
    isFormer: { $literal: false },
  };
  const id = { $concat: [{ $toString: '$_id.organisationId' }, '-', { $toString: '$_id.userId' }] };
  await db
    .collection(collection)
    .aggregate([
      { $group: { _id: pair } },
      { $project: { ...member, _id: id } },
      { $merge: { into: 'members', on: '_id', whenMatched: 'keepExisting' } },
    ])
    .toArray();
}

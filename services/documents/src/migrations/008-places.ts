import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Assessments in progress, and what stands of a system under one law; how often its files changed goes on where its assessments were. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    begun: [{ key: { organisationId: 1, systemId: 1 } }],
    standings: [{ key: { organisationId: 1, systemId: 1 } }],
    evidence: [{ key: { organisationId: 1, systemId: 1, jurisdiction: 1 } }],
  });
  await db
    .collection('subjects')
    .aggregate([
      { $match: { organisationId: { $ne: null } } },
      {
        $group: {
          _id: { $concat: [{ $toString: '$system.id' }, '-', '$jurisdiction'] },
          organisationId: { $first: '$organisationId' },
          systemId: { $first: '$system.id' },
          jurisdiction: { $first: '$jurisdiction' },
          evidenceVersion: { $max: { $ifNull: ['$evidenceVersion', 0] } },
        },
      },
      { $merge: { into: 'standings', on: '_id', whenMatched: 'keepExisting' } },
    ])
    .toArray();
}

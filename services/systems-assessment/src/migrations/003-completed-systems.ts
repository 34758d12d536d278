import type { Database } from '@aicp/service/store/migrations/buildCollections';

/**
 * Completed assessments keep the system as it was. Those from before get it as it is now, once: from then on it stays. The release
 * before neither reads nor writes it; what it completes during the roll-out is read with the system as it is then.
 */
export async function up(db: Database): Promise<void> {
  await db
    .collection('assessments')
    .aggregate([
      { $match: { status: 'completed', completion: null } },
      { $lookup: { from: 'ai_systems', localField: 'aiSystemId', foreignField: '_id', as: 'system' } },
      { $unwind: '$system' },
      {
        $project: {
          completion: {
            scoredOn: { $dateToString: { date: '$completedAt', format: '%Y-%m-%d' } },
            system: {
              id: '$system._id',
              name: '$system.name',
              description: { $ifNull: ['$system.description', null] },
              systemType: { $ifNull: ['$system.systemType', null] },
              jurisdiction: '$system.jurisdiction',
            },
          },
        },
      },
      { $merge: { into: 'assessments', on: '_id', whenMatched: 'merge', whenNotMatched: 'discard' } },
    ])
    .toArray();
}

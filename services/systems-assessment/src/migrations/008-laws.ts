import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/**
 * What a system has under the other law than its own stands apart. Until now the latest result of either law was in its row; those that
 * were assessed under both are worked out again from their assessments. The release before neither reads nor writes `otherLaw`; the
 * next one repeats this for what it did during the roll-out.
 */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { ai_systems: [{ key: { organisationId: 1, 'otherLaw.jurisdiction': 1, _id: -1 } }] });
  await db
    .collection('assessments')
    .aggregate([
      { $lookup: { from: 'ai_systems', localField: 'aiSystemId', foreignField: '_id', as: 'system' } },
      { $unwind: '$system' },
      { $match: { $expr: { $ne: ['$jurisdiction', '$system.jurisdiction'] } } },
      { $group: { _id: '$aiSystemId', own: { $first: '$system.jurisdiction' }, other: { $first: '$jurisdiction' } } },
      ...newest('latest', 'own', completed, { completedAt: -1, _id: -1 }),
      ...newest('otherLatest', 'other', completed, { completedAt: -1, _id: -1 }),
      ...newest('open', 'own', inProgress, { _id: -1 }),
      ...newest('otherOpen', 'other', inProgress, { _id: -1 }),
      {
        $project: {
          latestAssessment: resultOf('latest'),
          openAssessmentId: { $ifNull: ['$open._id', null] },
          otherLaw: {
            jurisdiction: '$other',
            latestAssessment: resultOf('otherLatest'),
            openAssessmentId: { $ifNull: ['$otherOpen._id', null] },
          },
        },
      },
      { $merge: { into: 'ai_systems', on: '_id', whenMatched: 'merge', whenNotMatched: 'discard' } },
    ])
    .toArray();
}

const completed = { status: 'completed' };
const inProgress = { status: 'in_progress' };

function newest(as: string, law: 'own' | 'other', state: object, order: object): object[] {
  return [
    {
      $lookup: {
        from: 'assessments',
        localField: '_id',
        foreignField: 'aiSystemId',
        let: { law: `$${law}` },
        pipeline: [
          { $match: { ...state, $expr: { $eq: ['$jurisdiction', '$$law'] } } },
          { $sort: order },
          { $limit: 1 },
        ],
        as,
      },
    },
    { $set: { [as]: { $first: `$${as}` } } },
  ];
}

function resultOf(assessment: string): object {
  const field = (name: string) => `$${assessment}.${name}`;
  const result = {
    id: field('_id'),
    riskLevel: field('riskLevel'),
    scored: { $ifNull: [field('scored'), true] },
    completedAt: field('completedAt'),
  };
  return { $cond: [{ $ifNull: [field('_id'), false] }, result, null] };
}

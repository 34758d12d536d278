import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/**
 * What a system has under the other law than its own stands apart. Until now the latest result of either law was in its row; those that
 * were assessed under both are worked out again from their assessments. The release before neither reads nor writes `otherLaw`; the
 * next one repeats this for what it did during the roll-out.
 */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { ai_systems: [{ key: { organisationId: 1, 'otherLaw.jurisdiction': 1, _id: -1 } }] });
  for (let after = 0; ; ) {
    const page = await systems(db)
      .find({ _id: { $gt: after } }, { projection: { jurisdiction: 1 } })
      .sort({ _id: 1 })
      .limit(PAGE)
      .toArray();
    const last = page.at(-1);
    if (!last) return;
    await keepApart(db, page);
    after = last._id;
  }
}

/** A page at a time: joined all at once, 100,000 systems keep a core busy for a minute, and requests waiting. */
const PAGE = 1_000;

type System = { _id: number; jurisdiction: string };
const systems = (db: Database) => db.collection<System>('ai_systems');

/** Of a page of systems those that were assessed under another law than their own. */
async function keepApart(db: Database, page: readonly System[]): Promise<void> {
  const laws = new Map(page.map(({ _id, jurisdiction }) => [_id, jurisdiction]));
  const assessments = db.collection<{ aiSystemId: number; jurisdiction: string }>('assessments');
  const theirs = await assessments
    .find({ aiSystemId: { $in: [...laws.keys()] } }, { projection: { _id: 0, aiSystemId: 1, jurisdiction: 1 } })
    .toArray();
  const others = theirs.filter(({ aiSystemId, jurisdiction }) => jurisdiction !== laws.get(aiSystemId));
  if (others.length === 0) return;
  await assessments
    .aggregate([
      { $match: { aiSystemId: { $in: [...new Set(others.map(({ aiSystemId }) => aiSystemId))] } } },
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

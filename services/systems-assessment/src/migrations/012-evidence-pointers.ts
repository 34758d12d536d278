import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Where the files for questions of a system under a law are: as the answers of its latest assessment say. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { evidence_pointers: [{ key: { organisationId: 1, aiSystemId: 1 } }] });
  await db
    .collection('responses')
    .aggregate([
      { $match: { evidenceUrl: { $type: 'string' } } },
      { $lookup: { from: 'assessments', localField: 'assessmentId', foreignField: '_id', as: 'assessment' } },
      { $unwind: '$assessment' },
      { $lookup: { from: 'ai_systems', localField: 'assessment.aiSystemId', foreignField: '_id', as: 'system' } },
      { $unwind: '$system' },
      {
        $match: {
          $expr: { $in: ['$assessmentId', ['$system.latestAssessment.id', '$system.otherLaw.latestAssessment.id']] },
        },
      },
      {
        $project: {
          _id: {
            $concat: [{ $toString: '$system._id' }, '-', '$assessment.jurisdiction', '-', '$questionId'],
          },
          organisationId: '$system.organisationId',
          aiSystemId: '$system._id',
          jurisdiction: '$assessment.jurisdiction',
          questionId: '$questionId',
          evidenceUrl: '$evidenceUrl',
          version: { $ifNull: ['$evidenceVersion', 0] },
        },
      },
      { $merge: { into: 'evidence_pointers', on: '_id', whenMatched: 'keepExisting' } },
    ])
    .toArray();
}

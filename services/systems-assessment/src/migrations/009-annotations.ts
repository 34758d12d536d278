import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Notes and flags on the questions of an assessment. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    annotations: [
      { key: { assessmentId: 1, questionId: 1 }, unique: true },
      { key: { organisationId: 1, notedBy: 1, _id: 1 } },
      { key: { organisationId: 1, 'flag.flaggedBy': 1, _id: 1 } },
      { key: { organisationId: 1, 'flag.memberId': 1 } },
    ],
  });
}

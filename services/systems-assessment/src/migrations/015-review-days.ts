import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The systems of an organisation by the day of their next review. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    system_facts: [
      {
        key: { organisationId: 1, 'facts.nextReview': 1, _id: 1 },
        partialFilterExpression: { 'facts.nextReview': { $exists: true } },
      },
    ],
  });
}

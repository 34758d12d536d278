import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** What is on record about systems beside themselves. The release before knows nothing of it, and leaves it when it deletes a system. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    system_facts: [
      {
        key: { organisationId: 1, reference: 1 },
        unique: true,
        partialFilterExpression: { reference: { $exists: true } },
      },
      { key: { organisationId: 1, _id: 1 } },
    ],
  });
}

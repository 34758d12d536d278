import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Of what owners of actions were reminded, and actions by their day over all organisations. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    reminders: [
      { key: { organisationId: 1, systemId: 1 } },
      { key: { sentAt: 1 }, expireAfterSeconds: 200 * 24 * 3600 },
    ],
    actions: [{ key: { order: 1, _id: 1 } }],
  });
}

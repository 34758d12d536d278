import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Of which days of systems people were reminded. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    reminders: [
      { key: { organisationId: 1, systemId: 1 } },
      { key: { sentAt: 1 }, expireAfterSeconds: 200 * 24 * 3600 },
    ],
  });
}

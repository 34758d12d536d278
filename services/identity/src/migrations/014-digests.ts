import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** What services tell of people's weeks, and whose digest of a week was ordered. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    week_parts: [
      { key: { week: 1, userId: 1 } },
      { key: { userId: 1 } },
      { key: { organisationId: 1 } },
      { key: { at: 1 }, expireAfterSeconds: 14 * 24 * 3600 },
    ],
    digests: [{ key: { userId: 1 } }, { key: { at: 1 }, expireAfterSeconds: 14 * 24 * 3600 }],
  });
}

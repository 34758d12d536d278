import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** What was opened by links for people without an account. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    link_openings: [
      { key: { organisationId: 1, link: 1, day: -1 } },
      { key: { firstAt: 1 }, expireAfterSeconds: 121 * 24 * 3600 },
    ],
  });
}

import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Links for people without an account, and the reports that they can be made to. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    links: [
      { key: { organisationId: 1, _id: -1 } },
      { key: { organisationId: 1, reports: 1 } },
      { key: { digest: 1 }, unique: true },
      { key: { expiresAt: 1 }, expireAfterSeconds: 30 * 24 * 3600 },
    ],
    known_reports: [{ key: { organisationId: 1, systemId: 1, jurisdiction: 1, completedAt: -1 } }],
  });
}

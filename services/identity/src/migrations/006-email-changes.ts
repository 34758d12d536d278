import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Changes of address: found by their owner, by the address before, and by the digests of their links; gone when out of date. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    email_changes: [
      { key: { userId: 1 } },
      { key: { formerKey: 1 } },
      { key: { confirmToken: 1 } },
      { key: { undoTokens: 1 } },
      { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    ],
  });
}

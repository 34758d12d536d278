import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** What was paid, kept beyond the account that paid. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { payments: [{ key: { userId: 1 } }] });
}

import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** What is on record about organisations. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { organisations: [] });
}

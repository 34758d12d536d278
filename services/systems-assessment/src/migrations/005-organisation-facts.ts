import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The copies of what organisations have on record. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { organisations: [] });
}

import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The identity providers of organisations, each under its organisation's number. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { connections: [] });
}

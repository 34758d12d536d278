import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Actions by their day, over all organisations: their owners are notified. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { actions: [{ key: { due: 1, _id: 1 } }] });
}

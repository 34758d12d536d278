import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** What somebody has written is found by their account as well as by their address, when it is exported or erased. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { contactMessages: [{ key: { userId: 1 } }] });
}

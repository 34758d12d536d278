import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Which payment mode is in force, as billing publishes it. Until it does, sandbox mode: nobody is charged before somebody says so. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { payment_modes: [] });
}

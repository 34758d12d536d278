import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Which records were joined to which. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { joins: [{ key: { organisationId: 1, keptId: 1 } }] });
}

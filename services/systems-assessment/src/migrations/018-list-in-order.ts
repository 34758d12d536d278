import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The list of a law is read in the order of its organisation's systems, where most of them are under that law. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { ai_systems: [{ key: { organisationId: 1, _id: -1 } }] });
}

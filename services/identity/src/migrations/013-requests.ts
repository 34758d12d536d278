import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Links by which suppliers are asked are found by their system. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { links: [{ key: { organisationId: 1, systemId: 1 } }] });
}

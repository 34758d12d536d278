import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** What suppliers are asked by links, and what they send. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    supplier_requests: [{ key: { organisationId: 1, systemId: 1, _id: -1 } }, { key: { organisationId: 1, _id: 1 } }],
  });
}

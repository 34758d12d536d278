import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Copies of what is on record about systems. Nothing was before this release, so there is nothing to fetch. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { registers: [{ key: { organisationId: 1, _id: 1 } }] });
}

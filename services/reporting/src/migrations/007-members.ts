import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Who is in each organisation: whom its people may ask for a review. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { members: [{ key: { organisationId: 1 } }] });
}

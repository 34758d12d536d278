import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The reviews of reports. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { reviews: [{ key: { organisationId: 1, _id: 1 } }] });
}

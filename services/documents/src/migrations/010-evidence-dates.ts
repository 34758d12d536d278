import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The evidence of an organisation by the day on which it ends. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { evidence: [{ key: { organisationId: 1, validUntil: 1, _id: 1 } }] });
}

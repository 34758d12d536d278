import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Evidence by its end and of what its owner was told: 90, 30 and 7 days ahead. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { evidence: [{ key: { validUntil: 1, told: 1 } }] });
}

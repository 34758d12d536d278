import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Reports as they are filed. Those from before are filed when their answers are heard of again. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { canonical_reports: [{ key: { organisationId: 1, systemId: 1 } }] });
}

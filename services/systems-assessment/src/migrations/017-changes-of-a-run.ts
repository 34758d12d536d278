import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** What a run over all systems has found, counted for each organisation. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { law_changes: [{ key: { run: 1, status: 1, organisationId: 1 } }] });
}

import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** What the law's moves change, and how far each move is worked out. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    law_runs: [],
    law_changes: [{ key: { organisationId: 1, status: 1, _id: -1 } }, { key: { aiSystemId: 1 } }],
  });
}

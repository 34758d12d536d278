import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** What was settled in a week, over all organisations: it is summed up for its owners. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { actions: [{ key: { stateAt: 1 } }] });
}

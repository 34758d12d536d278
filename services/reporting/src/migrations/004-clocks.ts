import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The days that matter to each system, by its latest report. Reports before this release have none. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    clocks: [{ key: { userId: 1, jurisdiction: 1, 'clocks.date': 1 } }, { key: { userId: 1, systemId: 1 } }],
  });
}

import { buildCollections, CHASSIS_1, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The collections and indexes of the first release. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    ...CHASSIS_1,
    reports: [{ key: { userId: 1, 'system.id': 1, jurisdiction: 1, completedAt: -1 } }],
  });
}

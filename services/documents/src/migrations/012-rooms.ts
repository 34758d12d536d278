import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** What audit rooms show. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    room_parts: [
      { key: { organisationId: 1, room: 1 } },
      { key: { organisationId: 1, systemId: 1 } },
      { key: { 'documents.approval.by': 1 } },
      { key: { takenAt: 1 }, expireAfterSeconds: 121 * 24 * 3600 },
    ],
  });
}

import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** What people are notified of in the product, and what they have switched off. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    notifications: [
      { key: { userId: 1, organisationId: 1, _id: -1 } },
      { key: { userId: 1, organisationId: 1, readAt: 1, _id: -1 } },
      { key: { organisationId: 1, systemId: 1 } },
      { key: { source: 1 }, unique: true },
      { key: { at: 1 }, expireAfterSeconds: 90 * 24 * 3600 },
    ],
    muted_notifications: [],
  });
}

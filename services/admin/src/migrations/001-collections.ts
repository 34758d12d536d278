import { buildCollections, CHASSIS_1, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The collections and indexes of the first release. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    ...CHASSIS_1,
    users: [{ key: { status: 1 } }, { key: { isEmailVerified: 1 } }, { key: { createdAt: 1 } }],
    systems: [{ key: { userId: 1, _id: -1 } }],
    assessments: [
      { key: { userId: 1 } },
      { key: { aiSystemId: 1, completedAt: -1 } },
      { key: { completedAt: 1, riskLevel: 1 } },
    ],
    payments: [{ key: { at: 1 } }, { key: { userId: 1 } }],
    activities: [
      { key: { eventId: 1 }, unique: true },
      { key: { at: -1, _id: -1 } },
      { key: { action: 1, at: -1, _id: -1 } },
      { key: { subjects: 1, at: -1, _id: -1 } },
    ],
    pending_activities: [{ key: { at: 1, _id: 1 } }],
    chain: [],
    rebuilds: [],
  });
}

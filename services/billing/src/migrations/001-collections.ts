import { buildCollections, CHASSIS_1, type Database } from '@aicp/service/store/migrations/buildCollections';

const DAY = 24 * 3600;

/** The collections and indexes of the first release. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    ...CHASSIS_1,
    customers: [
      { key: { userId: 1, mode: 1 }, unique: true },
      { key: { mode: 1, stripeId: 1 } },
      { key: { open: 1, _id: 1 } },
    ],
    purchases: [
      {
        key: { userId: 1, assessmentId: 1, documentType: 1, mode: 1 },
        unique: true,
        partialFilterExpression: { counts: true },
      },
      { key: { userId: 1, _id: 1 } },
      { key: { mode: 1, paymentIntentId: 1 } },
      { key: { status: 1, _id: 1 } },
    ],
    webhook_events: [{ key: { receivedAt: 1 }, expireAfterSeconds: 30 * DAY }],
    assessments: [{ key: { userId: 1, systemId: 1 } }],
    standings: [],
    contacts: [],
    payment_settings: [],
  });
}

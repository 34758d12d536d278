import { CHASSIS, type Collections } from '@aicp/service/store/migrations/buildCollections';

const DAY = 24 * 3600;

/** Every collection with its indexes. Until v0.1.0 a change to what the database holds is made here (CONTRIBUTING.md, "A migration"). */
export const collections: Collections = {
  ...CHASSIS,
  archives: [{ key: { organisationId: 1, isArchived: 1, _id: 1 } }],
  assessments: [{ key: { userId: 1, systemId: 1 } }, { key: { organisationId: 1, systemId: 1 } }],
  contacts: [],
  customers: [
    { key: { mode: 1, stripeId: 1 } },
    { key: { open: 1, _id: 1 } },
    { key: { organisationId: 1, mode: 1 } },
    { key: { mode: 1, organisationId: 1 }, unique: true },
    { key: { userId: 1 } },
  ],
  payment_settings: [],
  payments: [{ key: { userId: 1 } }, { key: { organisationId: 1 } }],
  purchases: [
    {
      key: { userId: 1, assessmentId: 1, documentType: 1, mode: 1 },
      unique: true,
      partialFilterExpression: { counts: true },
    },
    { key: { userId: 1, _id: 1 } },
    { key: { mode: 1, paymentIntentId: 1 } },
    { key: { status: 1, _id: 1 } },
    { key: { organisationId: 1, _id: 1 } },
    {
      key: { organisationId: 1, assessmentId: 1, documentType: 1, mode: 1 },
      unique: true,
      partialFilterExpression: { counts: true },
    },
  ],
  standings: [],
  webhook_events: [{ key: { receivedAt: 1 }, expireAfterSeconds: 30 * DAY }],
};

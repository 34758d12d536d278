import { CHASSIS, type Collections } from '@aicp/service/store/migrations/buildCollections';

/** Every collection with its indexes. Until v0.1.0 a change to what the database holds is made here (CONTRIBUTING.md, "A migration"). */
export const collections: Collections = {
  ...CHASSIS,
  activities: [
    { key: { eventId: 1 }, unique: true },
    { key: { at: -1, _id: -1 } },
    { key: { action: 1, at: -1, _id: -1 } },
    { key: { subjects: 1, at: -1, _id: -1 } },
    { key: { organisationId: 1, organisationSeq: -1 }, partialFilterExpression: { organisationSeq: { $gt: 0 } } },
  ],
  archives: [{ key: { organisationId: 1, isArchived: 1, _id: 1 } }],
  assessments: [
    { key: { userId: 1 } },
    { key: { aiSystemId: 1, completedAt: -1 } },
    { key: { completedAt: 1, riskLevel: 1 } },
    { key: { organisationId: 1 } },
  ],
  chain: [],
  organisation_chains: [],
  organisations: [],
  payments: [{ key: { at: 1 } }, { key: { userId: 1 } }, { key: { organisationId: 1 } }],
  people: [],
  pending_activities: [{ key: { at: 1, _id: 1 } }],
  rebuilds: [],
  systems: [{ key: { userId: 1, _id: -1 } }, { key: { organisationId: 1, _id: -1 } }],
  thing_names: [{ key: { organisationId: 1, key: 1 } }],
  users: [
    { key: { status: 1 } },
    { key: { isEmailVerified: 1 } },
    { key: { createdAt: 1 } },
    { key: { organisationId: 1, _id: 1 } },
  ],
};

import { CHASSIS, type Collections } from '@aicp/service/store/migrations/buildCollections';

const DAY = 24 * 3600;

/** Every collection with its indexes. Until v0.1.0 a change to what the database holds is made here (CONTRIBUTING.md, "A migration"). */
export const collections: Collections = {
  ...CHASSIS,
  action_comments: [
    { key: { organisationId: 1, systemId: 1 } },
    { key: { organisationId: 1, by: 1 } },
    { key: { actionId: 1, _id: 1 } },
  ],
  actions: [
    { key: { organisationId: 1, order: 1, _id: 1 } },
    { key: { organisationId: 1, state: 1, order: 1, _id: 1 } },
    { key: { organisationId: 1, ownerId: 1, order: 1, _id: 1 } },
    { key: { organisationId: 1, systemId: 1, order: 1, _id: 1 } },
    { key: { organisationId: 1, systemName: 1, order: 1, _id: 1 } },
    { key: { organisationId: 1, severityRank: 1, order: 1, _id: 1 } },
    { key: { order: 1, _id: 1 } },
    { key: { due: 1, _id: 1 } },
    { key: { stateAt: 1 } },
  ],
  archives: [{ key: { organisationId: 1, isArchived: 1, _id: 1 } }],
  canonical_reports: [{ key: { organisationId: 1, systemId: 1 } }],
  clocks: [
    { key: { userId: 1, jurisdiction: 1, 'clocks.date': 1 } },
    { key: { userId: 1, systemId: 1 } },
    { key: { organisationId: 1, jurisdiction: 1, 'clocks.date': 1 } },
    { key: { organisationId: 1, systemId: 1 } },
    { key: { organisationId: 1, dutyGaps: 1, completedAt: -1, _id: -1 } },
  ],
  duty_answers: [],
  members: [{ key: { organisationId: 1 } }],
  reminders: [{ key: { organisationId: 1, systemId: 1 } }, { key: { sentAt: 1 }, expireAfterSeconds: 200 * DAY }],
  reports: [
    { key: { userId: 1, 'system.id': 1, jurisdiction: 1, completedAt: -1 } },
    { key: { organisationId: 1, 'system.id': 1, jurisdiction: 1, completedAt: -1 } },
  ],
  retirements: [{ key: { organisationId: 1, _id: 1 } }],
  reviews: [
    { key: { organisationId: 1, _id: 1 } },
    { key: { organisationId: 1, reviewerId: 1, state: 1, _id: 1 } },
    { key: { organisationId: 1, sentBy: 1, state: 1, _id: 1 } },
    { key: { decidedBy: 1 } },
  ],
};

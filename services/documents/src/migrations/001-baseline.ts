import { CHASSIS, type Collections } from '@aicp/service/store/migrations/buildCollections';

const DAY = 24 * 3600;

/** Every collection with its indexes. Until v0.1.0 a change to what the database holds is made here (CONTRIBUTING.md, "A migration"). */
export const collections: Collections = {
  ...CHASSIS,
  action_comments: [{ key: { organisationId: 1, systemId: 1 } }, { key: { actionId: 1, _id: 1 } }],
  actions: [{ key: { organisationId: 1, systemId: 1 } }],
  archives: [{ key: { organisationId: 1, isArchived: 1, _id: 1 } }],
  begun: [{ key: { organisationId: 1, systemId: 1 } }],
  brandings: [],
  bundleKeys: [],
  bundles: [
    { key: { state: 1 }, unique: true },
    { key: { madeAt: 1 }, partialFilterExpression: { stampDue: true } },
  ],
  documents: [{ key: { userId: 1, assessmentId: 1 } }, { key: { organisationId: 1, assessmentId: 1 } }],
  evidence: [
    { key: { userId: 1, assessmentId: 1 } },
    { key: { organisationId: 1, assessmentId: 1 } },
    { key: { userId: 1, removedAt: 1, bytes: 1 } },
    { key: { organisationId: 1, removedAt: 1, bytes: 1 } },
    { key: { organisationId: 1, systemId: 1, jurisdiction: 1 } },
    { key: { organisationId: 1, validUntil: 1, _id: 1 } },
    { key: { validUntil: 1, told: 1 } },
  ],
  'evidenceFiles.chunks': [{ key: { files_id: 1, n: 1 }, unique: true }],
  'evidenceFiles.files': [{ key: { filename: 1, uploadDate: 1 } }],
  members: [{ key: { organisationId: 1 } }],
  organisations: [],
  own_fields: [],
  payment_modes: [],
  people: [],
  plans: [],
  proposed_files: [
    { key: { organisationId: 1, systemId: 1, _id: 1 } },
    { key: { organisationId: 1, linkId: 1 } },
    { key: { organisationId: 1, state: 1, bytes: 1 } },
    { key: { organisationId: 1, _id: 1 } },
    { key: { state: 1, uploadedAt: 1 } },
  ],
  purchases: [
    { key: { userId: 1, assessmentId: 1, documentType: 1 } },
    { key: { organisationId: 1, assessmentId: 1, documentType: 1 } },
  ],
  registers: [{ key: { organisationId: 1, _id: 1 } }],
  room_parts: [
    { key: { organisationId: 1, room: 1 } },
    { key: { organisationId: 1, systemId: 1 } },
    { key: { 'documents.approval.by': 1 } },
    { key: { 'trail.names.id': 1 } },
    { key: { takenAt: 1 }, expireAfterSeconds: 121 * DAY },
  ],
  shares: [{ key: { userId: 1, month: 1 } }, { key: { organisationId: 1, month: 1 } }],
  snapshots: [
    { key: { organisationId: 1, systemId: 1 } },
    { key: { 'documents.approval.by': 1 } },
    { key: { 'trail.names.id': 1 } },
  ],
  standings: [{ key: { organisationId: 1, systemId: 1 } }],
  subjects: [
    { key: { userId: 1, 'system.id': 1 } },
    { key: { userId: 1, _id: 1 } },
    { key: { organisationId: 1, 'system.id': 1 } },
    { key: { organisationId: 1, jurisdiction: 1, 'system.id': 1, completedAt: -1, _id: -1 } },
    { key: { organisationId: 1, _id: 1 } },
  ],
  supplier_answers: [{ key: { organisationId: 1, systemId: 1 } }],
  versions: [
    { key: { documentId: 1, number: -1 } },
    { key: { userId: 1 } },
    { key: { 'approval.by': 1 }, partialFilterExpression: { 'approval.by': { $gt: 0 } } },
    { key: { 'review.reviewerId': 1 }, partialFilterExpression: { 'review.reviewerId': { $gt: 0 } } },
  ],
};

import { CHASSIS, type Collections } from '@aicp/service/store/migrations/buildCollections';

const DAY = 24 * 3600;

/** Every collection with its indexes. Until v0.1.0 a change to what the database holds is made here (CONTRIBUTING.md, "A migration"). */
export const collections: Collections = {
  ...CHASSIS,
  action_due_dates: [{ key: { organisationId: 1, systemId: 1, under: 1, due: 1 } }],
  ai_systems: [
    { key: { userId: 1, jurisdiction: 1, _id: -1 } },
    { key: { organisationId: 1, jurisdiction: 1, _id: -1 } },
    { key: { organisationId: 1, 'otherLaw.jurisdiction': 1, _id: -1 } },
    {
      key: { organisationId: 1, jurisdiction: 1, name: 1, _id: -1 },
      collation: { locale: 'en', strength: 1, numericOrdering: true },
    },
    { key: { organisationId: 1, jurisdiction: 1, urgency: -1, _id: -1 } },
    { key: { organisationId: 1, jurisdiction: 1, 'latestAssessment.standing.urgency.class': -1, _id: -1 } },
    { key: { organisationId: 1, jurisdiction: 1, 'latestAssessment.standing.urgency.level': -1, _id: -1 } },
    { key: { organisationId: 1, jurisdiction: 1, 'latestAssessment.standing.urgency.score': -1, _id: -1 } },
    { key: { organisationId: 1, jurisdiction: 1, 'latestAssessment.standing.urgency.gaps': -1, _id: -1 } },
    { key: { organisationId: 1, jurisdiction: 1, 'latestAssessment.standing.urgency.next': -1, _id: -1 } },
    { key: { organisationId: 1, jurisdiction: 1, 'latestAssessment.completedAt': 1, _id: -1 } },
    { key: { organisationId: 1, jurisdiction: 1, openAssessmentId: -1, _id: -1 } },
    {
      key: {
        organisationId: 1,
        jurisdiction: 1,
        isArchived: 1,
        'latestAssessment.riskLevel': 1,
        systemType: 1,
      },
    },
    { key: { organisationId: 1, _id: -1 } },
    { key: { organisationId: 1, isArchived: 1, _id: -1 } },
    { key: { isArchived: 1, _id: 1 }, partialFilterExpression: { isArchived: true } },
  ],
  annotations: [
    { key: { assessmentId: 1, questionId: 1 }, unique: true },
    { key: { organisationId: 1, notedBy: 1, _id: 1 } },
    { key: { organisationId: 1, 'flag.flaggedBy': 1, _id: 1 } },
    { key: { organisationId: 1, 'flag.memberId': 1 } },
  ],
  assessments: [
    { key: { aiSystemId: 1, _id: -1 } },
    { key: { userId: 1, _id: 1 } },
    { key: { organisationId: 1, _id: 1 } },
  ],
  evidence_pointers: [{ key: { organisationId: 1, aiSystemId: 1 } }],
  imports: [
    { key: { organisationId: 1, fingerprint: 1 }, unique: true },
    { key: { organisationId: 1, shape: 1, importedAt: -1 } },
    { key: { organisationId: 1, _id: -1 } },
  ],
  joins: [{ key: { organisationId: 1, keptId: 1 } }],
  law_changes: [
    { key: { organisationId: 1, status: 1, _id: -1 } },
    { key: { aiSystemId: 1 } },
    { key: { run: 1, status: 1, organisationId: 1 } },
  ],
  law_runs: [],
  members: [{ key: { organisationId: 1 } }],
  organisation_duties: [{ key: { reviewOn: 1, _id: 1 } }],
  organisations: [],
  own_fields: [],
  plans: [],
  reminders: [{ key: { organisationId: 1, systemId: 1 } }, { key: { sentAt: 1 }, expireAfterSeconds: 200 * DAY }],
  responses: [
    { key: { assessmentId: 1, questionId: 1 }, unique: true },
    { key: { organisationId: 1, answeredBy: 1, _id: 1 } },
  ],
  supplier_requests: [
    { key: { organisationId: 1, systemId: 1, _id: -1 } },
    { key: { organisationId: 1, _id: 1 } },
    { key: { organisationId: 1, 'proposals.state': 1, systemId: 1 } },
  ],
  system_facts: [
    {
      key: { organisationId: 1, reference: 1 },
      unique: true,
      partialFilterExpression: { reference: { $exists: true } },
    },
    { key: { organisationId: 1, _id: 1 } },
    {
      key: { organisationId: 1, 'facts.nextReview': 1, _id: 1 },
      partialFilterExpression: { 'facts.nextReview': { $exists: true } },
    },
  ],
  uk_principles: [],
  uk_regulators: [{ key: { code: 1 }, unique: true }],
};

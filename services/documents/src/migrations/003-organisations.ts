import { addOrganisations, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Documents, their versions, evidence and all that they are written from name the organisation that owns them. */
export async function up(db: Database): Promise<void> {
  await addOrganisations(db, {
    subjects: {
      from: 'userId',
      indexes: [{ key: { organisationId: 1, 'system.id': 1 } }, { key: { organisationId: 1, _id: 1 } }],
    },
    documents: { from: 'userId', indexes: [{ key: { organisationId: 1, assessmentId: 1 } }] },
    versions: { from: 'userId' },
    evidence: { from: 'userId', indexes: [{ key: { organisationId: 1, assessmentId: 1 } }] },
    checklists: { from: 'userId', indexes: [{ key: { organisationId: 1 } }] },
    plans: { from: '_id' },
    purchases: { from: 'userId', indexes: [{ key: { organisationId: 1, assessmentId: 1, documentType: 1 } }] },
    shares: { from: 'userId', indexes: [{ key: { organisationId: 1, month: 1 } }] },
    organisations: { from: '_id' },
    brandings: { from: '_id' },
  });
}

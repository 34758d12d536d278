import { addOrganisations, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The lists name the organisation that owns a system, an assessment or a payment. */
export async function up(db: Database): Promise<void> {
  await addOrganisations(db, {
    systems: { from: 'userId', indexes: [{ key: { organisationId: 1, _id: -1 } }] },
    assessments: { from: 'userId', indexes: [{ key: { organisationId: 1 } }] },
    payments: { from: 'userId', indexes: [{ key: { organisationId: 1 } }] },
  });
}

import { addOrganisations, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Customers, what they bought and paid, and their plans name the organisation that owns them. */
export async function up(db: Database): Promise<void> {
  await addOrganisations(db, {
    customers: { from: 'userId', indexes: [{ key: { organisationId: 1, mode: 1 } }] },
    standings: { from: '_id' },
    purchases: { from: 'userId', indexes: [{ key: { organisationId: 1, _id: 1 } }] },
    payments: { from: 'userId', indexes: [{ key: { organisationId: 1 } }] },
    contacts: { from: '_id' },
    assessments: { from: 'userId', indexes: [{ key: { organisationId: 1, systemId: 1 } }] },
  });
}

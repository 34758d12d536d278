import {
  addOrganisations,
  buildCollections,
  buryOrganisations,
  type Database,
} from '@aicp/service/store/migrations/buildCollections';

/**
 * Customers, purchases and plans are an organisation's. A person may hear of the payments of several, so that the number of the
 * account is unique no longer.
 */
export async function up(db: Database): Promise<void> {
  // What a still earlier release wrote beside the one before: read by the organisation, it would be missing.
  await addOrganisations(db, {
    customers: { from: 'userId' },
    standings: { from: '_id' },
    purchases: { from: 'userId' },
    payments: { from: 'userId' },
    contacts: { from: '_id' },
    assessments: { from: 'userId' },
  });
  await buildCollections(db, {
    customers: [{ key: { mode: 1, organisationId: 1 }, unique: true }, { key: { userId: 1 } }],
    purchases: [
      {
        key: { organisationId: 1, assessmentId: 1, documentType: 1, mode: 1 },
        unique: true,
        partialFilterExpression: { counts: true },
      },
    ],
  });
  const customers = db.collection('customers');
  for (const { name, key } of await customers.indexes())
    if (Object.keys(key).join() === 'userId,mode') await customers.dropIndex(String(name));
  await db.collection('standings').updateMany({ userId: null }, [{ $set: { userId: '$_id' } }]);
  await buryOrganisations(db);
}

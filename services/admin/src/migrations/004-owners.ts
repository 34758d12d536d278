import {
  addOrganisations,
  buildCollections,
  buryOrganisations,
  type Database,
} from '@aicp/service/store/migrations/buildCollections';

/** Lists and figures are an organisation's, and so is the plan, which stood on the account. */
export async function up(db: Database): Promise<void> {
  // What a still earlier release wrote beside the one before: read by the organisation, it would be missing.
  await addOrganisations(db, {
    systems: { from: 'userId' },
    assessments: { from: 'userId' },
    payments: { from: 'userId' },
  });
  await buildCollections(db, { organisations: [], users: [{ key: { organisationId: 1, _id: 1 } }] });
  await db.collection('users').updateMany({ organisationId: null }, [{ $set: { organisationId: '$_id' } }]);
  const plans = [
    { $match: { version: { $gte: 0 } } },
    { $project: { _id: '$organisationId', plan: { $ifNull: ['$plan', 'free'] }, planVersion: '$planVersion' } },
    { $merge: { into: 'organisations', on: '_id', whenMatched: 'keepExisting' } },
  ];
  await db.collection('users').aggregate(plans).toArray();
  await buryOrganisations(db);
}

import {
  addOrganisations,
  buildCollections,
  buryOrganisations,
  type Database,
} from '@aicp/service/store/migrations/buildCollections';

/** Everything is read by the organisation that owns it; people are named beside it. */
export async function up(db: Database): Promise<void> {
  // What a still earlier release wrote beside the one before: read by the organisation, it would be missing.
  await addOrganisations(db, {
    subjects: { from: 'userId' },
    documents: { from: 'userId' },
    versions: { from: 'userId' },
    evidence: { from: 'userId' },
    checklists: { from: 'userId' },
    plans: { from: '_id' },
    purchases: { from: 'userId' },
    shares: { from: 'userId' },
    organisations: { from: '_id' },
    brandings: { from: '_id' },
  });
  await buildCollections(db, {
    evidence: [{ key: { organisationId: 1, removedAt: 1, bytes: 1 } }],
    versions: [
      { key: { userId: 1 } },
      { key: { 'approval.by': 1 }, partialFilterExpression: { 'approval.by': { $gt: 0 } } },
    ],
  });
  await db.collection('evidence').updateMany({ uploadedBy: null }, [{ $set: { uploadedBy: '$userId' } }]);
  await buryOrganisations(db);
}

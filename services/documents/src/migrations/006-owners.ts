import { buildCollections, buryOrganisations, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Everything is read by the organisation that owns it; people are named beside it. */
export async function up(db: Database): Promise<void> {
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

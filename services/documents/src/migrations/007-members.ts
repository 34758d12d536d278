import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Who is in each organisation: whom its people may ask for a review; and the reviews that wait for somebody. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    members: [{ key: { organisationId: 1 } }],
    versions: [{ key: { 'review.reviewerId': 1 }, partialFilterExpression: { 'review.reviewerId': { $gt: 0 } } }],
  });
}

import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Bundles that were made, and the keys that signed them; how much an account stores. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    bundleKeys: [],
    bundles: [
      { key: { state: 1 }, unique: true },
      { key: { madeAt: 1 }, partialFilterExpression: { stampDue: true } },
    ],
    evidence: [{ key: { userId: 1, removedAt: 1, bytes: 1 } }],
  });
}

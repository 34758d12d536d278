import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Each organisation has a log of its own, which begins with this release. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    organisation_chains: [],
    activities: [
      {
        key: { organisationId: 1, organisationSeq: -1 },
        partialFilterExpression: { organisationSeq: { $gt: 0 } },
      },
    ],
  });
}

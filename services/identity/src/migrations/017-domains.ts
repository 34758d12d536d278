import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Domains of organisations: a domain that is proved is one organisation's. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    domains: [
      { key: { organisationId: 1, addedAt: 1 } },
      { key: { domain: 1 }, unique: true, partialFilterExpression: { provedAt: { $type: 'date' } } },
    ],
  });
}

import { addOrganisations, type Database } from '@aicp/service/store/migrations/buildCollections';

/** API tokens name the organisation that they work in, and copies of plans the one that has the plan. */
export async function up(db: Database): Promise<void> {
  await addOrganisations(db, {
    api_tokens: { from: 'userId', indexes: [{ key: { organisationId: 1 } }] },
    subscriptions: { from: '_id' },
  });
}

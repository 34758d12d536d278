import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** People at identity providers, by the account that is theirs. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { identities: [{ key: { userId: 1 } }] });
}

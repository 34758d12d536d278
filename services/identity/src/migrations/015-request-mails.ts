import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Links are also found by the secrets that went out by email, and by the address that they went to. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { links: [{ key: { mailDigests: 1 } }, { key: { email: 1 } }] });
}

import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Passkeys: found by their owner, and by the name that an authenticator gave them. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    passkeys: [{ key: { userId: 1 } }, { key: { credentialId: 1 }, unique: true }],
  });
}

import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Browsers that accounts know, failed sign-ins until they are entered in the log, and several links to reset at once. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    device_cookies: [
      { key: { userId: 1, returned: 1, usedAt: 1 } },
      { key: { digest: 1 } },
      { key: { usedAt: 1 }, expireAfterSeconds: 400 * 24 * 3600 },
    ],
    failed_logins: [{ key: { last: 1 } }, { key: { since: 1 } }],
    users: [{ key: { 'passwordResets.token': 1 }, sparse: true }],
  });
}

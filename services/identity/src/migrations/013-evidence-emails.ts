import type { Database } from '@aicp/service/store/migrations/buildCollections';

/** The switch of reminders was that of evidence as well, which has its own now: it stays off where it was. */
export async function up(db: Database): Promise<void> {
  await db.collection('users').updateMany({ mutedEmails: 'reminders' }, { $addToSet: { mutedEmails: 'evidence' } });
}

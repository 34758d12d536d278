import { buildCollections, CHASSIS_1, type Database } from '@aicp/service/store/migrations/buildCollections';

const DAY = 24 * 3600;

/** The collections and indexes of the first release. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    ...CHASSIS_1,
    users: [
      { key: { usernameKey: 1 }, unique: true },
      { key: { emailKey: 1 }, unique: true },
      { key: { isAdmin: 1 }, partialFilterExpression: { isAdmin: true } },
      { key: { emailVerificationToken: 1 }, sparse: true },
      { key: { passwordResetToken: 1 }, sparse: true },
    ],
    second_factors: [],
    api_tokens: [{ key: { userId: 1 } }, { key: { digest: 1 }, unique: true }],
    subscriptions: [],
    mails: [
      { key: { createdAt: 1 }, expireAfterSeconds: 30 * DAY },
      { key: { state: 1 } },
      { key: { userId: 1, createdAt: 1 } },
    ],
    locks: [],
    contactMessages: [
      { key: { email: 1 }, name: 'emailInAnyCase', collation: { locale: 'en', strength: 2 } },
      { key: { createdAt: 1 }, expireAfterSeconds: 180 * DAY },
    ],
  });
}

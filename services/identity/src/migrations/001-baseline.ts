import { CHASSIS, type Collections, type Database } from '@aicp/service/store/migrations/buildCollections';

const DAY = 24 * 3600;

/** Every collection with its indexes. Until v0.1.0 a change to what the database holds is made here (CONTRIBUTING.md, "A migration"). */
export const collections: Collections = {
  ...CHASSIS,
  api_tokens: [{ key: { userId: 1 } }, { key: { digest: 1 }, unique: true }, { key: { organisationId: 1 } }],
  archives: [{ key: { organisationId: 1, isArchived: 1, _id: 1 } }],
  calendars: [{ key: { userId: 1, organisationId: 1 }, unique: true }, { key: { organisationId: 1 } }],
  connections: [],
  contactMessages: [
    { key: { email: 1 }, name: 'emailInAnyCase', collation: { locale: 'en', strength: 2 } },
    { key: { createdAt: 1 }, expireAfterSeconds: 180 * DAY },
    { key: { userId: 1 } },
  ],
  device_cookies: [
    { key: { userId: 1, returned: 1, usedAt: 1 } },
    { key: { digest: 1 } },
    { key: { usedAt: 1 }, expireAfterSeconds: 400 * DAY },
  ],
  digests: [{ key: { userId: 1 } }, { key: { at: 1 }, expireAfterSeconds: 14 * DAY }],
  domains: [
    { key: { lookAt: 1 } },
    { key: { organisationId: 1, addedAt: 1 } },
    { key: { domain: 1 }, unique: true, partialFilterExpression: { provedAt: { $type: 'date' } } },
  ],
  email_changes: [
    { key: { userId: 1 } },
    { key: { formerKey: 1 } },
    { key: { confirmToken: 1 } },
    { key: { undoTokens: 1 } },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
  failed_logins: [{ key: { last: 1 } }, { key: { since: 1 } }],
  identities: [{ key: { userId: 1 } }, { key: { issuer: 1, groupsMissingSince: 1 } }],
  invitations: [
    { key: { organisationId: 1 } },
    { key: { digest: 1 } },
    { key: { emailKey: 1 } },
    { key: { invitedBy: 1 } },
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
  known_reports: [{ key: { organisationId: 1, systemId: 1, jurisdiction: 1, completedAt: -1 } }],
  known_systems: [{ key: { organisationId: 1, ownerId: 1 } }],
  link_openings: [
    { key: { organisationId: 1, link: 1, day: -1 } },
    { key: { firstAt: 1 }, expireAfterSeconds: 121 * DAY },
  ],
  links: [
    { key: { organisationId: 1, _id: -1 } },
    { key: { organisationId: 1, reports: 1 } },
    { key: { digest: 1 }, unique: true },
    { key: { expiresAt: 1 }, expireAfterSeconds: 30 * DAY },
    { key: { organisationId: 1, systemId: 1 } },
    { key: { mailDigests: 1 } },
    { key: { email: 1 } },
  ],
  locks: [],
  mails: [
    { key: { createdAt: 1 }, expireAfterSeconds: 30 * DAY },
    { key: { state: 1 } },
    { key: { userId: 1, createdAt: 1 } },
  ],
  memberships: [{ key: { organisationId: 1, since: 1 } }, { key: { userId: 1, since: 1 } }],
  muted_notifications: [],
  notifications: [
    { key: { userId: 1, organisationId: 1, _id: -1 } },
    { key: { userId: 1, organisationId: 1, readAt: 1, _id: -1 } },
    { key: { organisationId: 1, systemId: 1 } },
    { key: { source: 1 }, unique: true },
    { key: { at: 1 }, expireAfterSeconds: 90 * DAY },
  ],
  organisations: [],
  passkeys: [{ key: { userId: 1 } }, { key: { credentialId: 1 }, unique: true }],
  provisioned_groups: [
    { key: { organisationId: 1, displayNameKey: 1 }, unique: true },
    { key: { organisationId: 1, externalId: 1 } },
    { key: { organisationId: 1, createdAt: 1, _id: 1 } },
    { key: { members: 1 } },
  ],
  provisioned_users: [
    {
      key: { organisationId: 1, userNameKey: 1 },
      unique: true,
      partialFilterExpression: { userNameKey: { $type: 'string' } },
    },
    { key: { organisationId: 1, externalId: 1 } },
    { key: { emailKey: 1 } },
    { key: { organisationId: 1, createdAt: 1, _id: 1 } },
    { key: { userId: 1 } },
  ],
  provisioning: [],
  provisioning_tokens: [{ key: { organisationId: 1 } }],
  second_factors: [],
  subscriptions: [],
  users: [
    { key: { usernameKey: 1 }, unique: true },
    { key: { emailKey: 1 }, unique: true },
    { key: { isAdmin: 1 }, partialFilterExpression: { isAdmin: true } },
    { key: { emailVerificationToken: 1 }, sparse: true },
    { key: { passwordResetToken: 1 }, sparse: true },
    { key: { 'olderPasswordResets.token': 1 }, sparse: true },
    { key: { organisationId: 1 } },
  ],
  week_parts: [
    { key: { week: 1, userId: 1 } },
    { key: { userId: 1 } },
    { key: { organisationId: 1 } },
    { key: { at: 1 }, expireAfterSeconds: 14 * DAY },
  ],
};

/** Starts the numbers of organisations above those of accounts, so that the two are never confused. */
export async function up(db: Database): Promise<void> {
  const counters = db.collection<{ _id: string }>('counters');
  await counters.updateOne({ _id: 'organisations' }, { $max: { last: 1_000_000 } }, { upsert: true });
}

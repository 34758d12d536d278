import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** What directories keep here by SCIM: users, groups, the tokens by which they do, and what groups give. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
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
    provisioned_groups: [
      { key: { organisationId: 1, displayNameKey: 1 }, unique: true },
      { key: { organisationId: 1, externalId: 1 } },
      { key: { organisationId: 1, createdAt: 1, _id: 1 } },
      { key: { members: 1 } },
    ],
    provisioning_tokens: [{ key: { organisationId: 1 } }],
    provisioning: [],
  });
}

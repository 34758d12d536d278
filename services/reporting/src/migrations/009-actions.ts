import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/**
 * What is to be done about systems. The worker opens the actions of the latest reports that are there already; what the release before
 * records during the roll-out follows at night.
 */
export async function up(db: Database): Promise<void> {
  const list = { order: 1, _id: 1 } as const;
  await buildCollections(db, {
    actions: [
      { key: { organisationId: 1, ...list } },
      ...['state', 'ownerId', 'systemId'].map(name => ({ key: { organisationId: 1, [name]: 1, ...list } as const })),
    ],
    action_comments: [
      { key: { organisationId: 1, systemId: 1 } },
      { key: { organisationId: 1, by: 1 } },
      { key: { actionId: 1, _id: 1 } },
    ],
    followed_reports: [{ key: { organisationId: 1, systemId: 1 } }],
  });
}

import { addOrganisations, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Reports name the organisation that owns them. */
export async function up(db: Database): Promise<void> {
  await addOrganisations(db, {
    reports: {
      from: 'userId',
      indexes: [{ key: { organisationId: 1, 'system.id': 1, jurisdiction: 1, completedAt: -1 } }],
    },
  });
}

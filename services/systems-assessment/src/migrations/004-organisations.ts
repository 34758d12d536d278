import { addOrganisations, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Systems, assessments and plans name the organisation that owns them. */
export async function up(db: Database): Promise<void> {
  await addOrganisations(db, {
    ai_systems: { from: 'userId', indexes: [{ key: { organisationId: 1, jurisdiction: 1, _id: -1 } }] },
    assessments: { from: 'userId', indexes: [{ key: { organisationId: 1, _id: 1 } }] },
    plans: { from: '_id' },
  });
}

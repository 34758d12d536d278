import { addOrganisations, buryOrganisations, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The organisation is read as the owner: rows that lack it get it, and what a deleted account owned stays deleted. */
export async function up(db: Database): Promise<void> {
  await addOrganisations(db, {
    ai_systems: { from: 'userId' },
    assessments: { from: 'userId' },
    plans: { from: '_id' },
  });
  await buryOrganisations(db);
}

import { addOrganisations, buryOrganisations, type Database } from '@aicp/service/store/migrations/buildCollections';

/** The organisation is read as the owner: rows that lack it get it, and what a deleted account owned stays deleted. */
export async function up(db: Database): Promise<void> {
  await addOrganisations(db, {
    reports: { from: 'userId' },
    clocks: {
      from: 'userId',
      indexes: [
        { key: { organisationId: 1, jurisdiction: 1, 'clocks.date': 1 } },
        { key: { organisationId: 1, systemId: 1 } },
      ],
    },
  });
  await buryOrganisations(db);
}

import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Files that suppliers give by a link. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    proposed_files: [
      { key: { organisationId: 1, systemId: 1, _id: 1 } },
      { key: { organisationId: 1, linkId: 1 } },
      { key: { organisationId: 1, state: 1, bytes: 1 } },
      { key: { organisationId: 1, _id: 1 } },
      { key: { state: 1, uploadedAt: 1 } },
    ],
  });
}

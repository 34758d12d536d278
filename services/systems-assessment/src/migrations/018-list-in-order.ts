import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/**
 * The list of a law reads an organisation's systems in order and leaves out those that are not under it: to merge two branches took
 * MongoDB as long again. The release before goes on without its index, sorting what the organisation has.
 */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, { ai_systems: [{ key: { organisationId: 1, _id: -1 } }] });
  const systems = db.collection('ai_systems');
  for (const index of await systems.indexes())
    if ('otherLaw.jurisdiction' in index.key) await systems.dropIndex(String(index.name));
}

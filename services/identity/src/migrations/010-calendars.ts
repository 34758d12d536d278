import { buildCollections, type Database } from '@aicp/service/store/migrations/buildCollections';

/** Addresses from which calendars read deadlines. The release before leaves them when it ends a membership: they are checked at each use. */
export async function up(db: Database): Promise<void> {
  await buildCollections(db, {
    calendars: [{ key: { userId: 1, organisationId: 1 }, unique: true }, { key: { organisationId: 1 } }],
  });
}

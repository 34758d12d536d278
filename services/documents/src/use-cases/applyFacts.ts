import type { OwnFieldsChangedData, SystemFactsChangedData } from '@aicp/contracts/events/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { upsertOwnFields } from '../store/ownFields.ts';
import { upsertFacts } from '../store/registers.ts';

/** Stores a system's recorded facts for later documents, if newer than the stored ones. */
export async function applyFacts(
  ctx: Context,
  { organisationId, systemId, version, facts, recorded }: SystemFactsChangedData,
): Promise<void> {
  const who = Object.entries(recorded).map(([name, { by, at }]) => [name, { by, at: new Date(at) }] as const);
  await ctx.transaction(async tx => {
    if (
      (await lockUnlessDeleted(tx, 'organisation', organisationId)) &&
      (await lockUnlessDeleted(tx, 'system', systemId))
    )
      await upsertFacts(tx, { _id: systemId, organisationId, version, facts, recorded: Object.fromEntries(who) });
  });
}

/** Stores the organisation's own fields for future documents. */
export async function applyOwnFields(
  ctx: Context,
  { organisationId, version, fields }: OwnFieldsChangedData,
): Promise<void> {
  await ctx.transaction(async tx => {
    if (await lockUnlessDeleted(tx, 'organisation', organisationId))
      await upsertOwnFields(tx, { _id: organisationId, version, fields });
  });
}

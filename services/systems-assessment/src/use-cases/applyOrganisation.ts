import type { OrganisationUpdatedData } from '@aicp/contracts/events/organisationFacts';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { upsertFacts } from '../store/organisations.ts';

/** Stores an organisation's facts for assessments and scores, and its interval for reminders. Ignores older events. */
export async function applyOrganisation(ctx: Context, changed: OrganisationUpdatedData): Promise<void> {
  const { organisationId, version, facts, factsAsOf, factsBy, reassessMonths = null } = changed;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    await upsertFacts(tx, { _id: organisationId, version, facts, factsAsOf, factsBy, reassessMonths });
  });
}

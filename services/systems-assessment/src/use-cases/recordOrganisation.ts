import type { OrganisationUpdatedData } from '@aicp/contracts/events/organisationFacts';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { upsertFacts } from '../store/organisations.ts';

/** Keeps what is recorded about an organisation, for assessments and scores, and its interval for reminders. What is older than what is known changes nothing. */
export async function recordOrganisation(ctx: Context, changed: OrganisationUpdatedData): Promise<void> {
  const { organisationId, version, facts, factsAsOf, reassessMonths = null } = changed;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    await upsertFacts(tx, { _id: organisationId, version, facts, factsAsOf, reassessMonths });
  });
}

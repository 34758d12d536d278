import type { OrganisationUpdatedData } from '@aicp/contracts/events/organisationFacts';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import { putFacts } from '../store/organisations.ts';

/** Keeps what is recorded about an organisation, for assessments and scores, and its interval for reminders. What is older than what is known changes nothing. */
export async function recordOrganisation(ctx: Context, changed: OrganisationUpdatedData): Promise<void> {
  const { organisationId, version, facts, factsAsOf, reassessMonths = null } = changed;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessGone(tx, 'organisation', organisationId))) return;
    await putFacts(tx, { _id: organisationId, version, facts, factsAsOf, reassessMonths });
  });
}

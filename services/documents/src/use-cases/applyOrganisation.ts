import type { OrganisationDutiesChangedData } from '@aicp/contracts/events/organisationDuties';
import type { OrganisationUpdatedData } from '@aicp/contracts/events/organisationFacts';
import type { Owner } from '@aicp/contracts/owner';
import type { Context } from '@aicp/service/store/context';
import { upsertDutyAnswers } from '@aicp/service/store/dutyAnswers';
import { upsertPerson } from '@aicp/service/store/people';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { upsertOrganisation, upsertProfileName } from '../store/organisations.ts';

type Profile = Owner & { version: number; username: string; fullName: string | null; companyName: string | null };

/** Stores the name for documents, and the printed name of approvers. No other data of the user is stored, and older states are ignored. */
export async function applyProfile(ctx: Context, profile: Profile): Promise<void> {
  const { userId, organisationId, version, companyName } = profile;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'user', userId))) return;
    await upsertPerson(tx, profile);
    if (await lockUnlessDeleted(tx, 'organisation', organisationId))
      await upsertProfileName(tx, { organisationId, version, companyName });
  });
}

/** Stores the organisation's own name and sharing rules. */
export async function applyOrganisationUpdate(
  ctx: Context,
  { organisationId, version, companyName, onlyApproved }: OrganisationUpdatedData,
): Promise<void> {
  await ctx.transaction(async tx => {
    if (await lockUnlessDeleted(tx, 'organisation', organisationId))
      await upsertOrganisation(tx, { organisationId, version, companyName, onlyApproved });
  });
}

/** Stores the organisation's answers about its organisation duties, for its audit rooms. */
export async function applyDutyAnswers(
  ctx: Context,
  { organisationId, version, duties }: OrganisationDutiesChangedData,
): Promise<void> {
  await ctx.transaction(async tx => {
    if (await lockUnlessDeleted(tx, 'organisation', organisationId))
      await upsertDutyAnswers(tx, { _id: organisationId, version, duties });
  });
}

import type { Context } from '@aicp/service/store/context';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { removeDutyAnswers } from '@aicp/service/store/dutyAnswers';
import { removeMembers } from '@aicp/service/store/members';
import { insertTombstone } from '@aicp/service/store/tombstones';
import { removeBranding } from '../store/brandings.ts';
import { removeDutyDays } from '../store/dutyDays.ts';
import { removePlan, removePurchases, removeShares } from '../store/entitlements.ts';
import { removeManagementRecords } from '../store/managementRecords.ts';
import { removeOrganisation } from '../store/organisations.ts';
import { removeOwnFields } from '../store/ownFields.ts';
import { removeAcknowledgements, removePolicies } from '../store/policies.ts';
import { eraseSubjects } from './eraseSystem.ts';

/** Erases all data of a deleted organisation; late events about it are ignored. */
export async function eraseOrganisation(ctx: Context, { organisationId }: { organisationId: number }): Promise<void> {
  await ctx.transaction(async tx => {
    await insertTombstone(tx, 'organisation', organisationId);
    await removePlan(tx, organisationId);
    await removeOrganisation(tx, organisationId);
    await removeBranding(tx, organisationId);
    await removeOwnFields(tx, organisationId);
    await removeDutyAnswers(tx, organisationId);
  });
  await deleteInBatches(ctx, (tx, page) => removeMembers(tx, organisationId, page));
  await deleteInBatches(ctx, (tx, page) => removePurchases(tx, organisationId, page));
  await deleteInBatches(ctx, (tx, page) => removeShares(tx, organisationId, page));
  await deleteInBatches(ctx, (tx, page) => removePolicies(tx, organisationId, page));
  await deleteInBatches(ctx, (tx, page) => removeAcknowledgements(tx, organisationId, page));
  await deleteInBatches(ctx, (tx, page) => removeManagementRecords(tx, organisationId, page));
  await deleteInBatches(ctx, (tx, page) => removeDutyDays(tx, organisationId, page));
  await eraseSubjects(ctx, { organisationId });
}

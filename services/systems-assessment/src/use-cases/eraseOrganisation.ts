import type { Context } from '@aicp/service/store/context';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { removeMembers } from '@aicp/service/store/members';
import { removeReminders } from '@aicp/service/store/reminders';
import { insertTombstone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { removeDueDates } from '../store/actionDueDates.ts';
import { removePointers } from '../store/evidencePointers.ts';
import { removeImports } from '../store/imports.ts';
import { removeJoins } from '../store/joins.ts';
import { removeDuties } from '../store/organisationDuties.ts';
import { removeFacts } from '../store/organisations.ts';
import { removeOwnFields } from '../store/ownFields.ts';
import { removePlan } from '../store/plans.ts';
import { removeRequests } from '../store/supplierRequests.ts';
import { removeSystemFacts } from '../store/systemFacts.ts';
import { removeSystemsOf } from '../store/systems.ts';
import { eraseAssessments } from './eraseAssessments.ts';

/** Erases all systems, assessments and answers of a deleted organisation, in batches. Assessments start only while their system exists. */
export async function eraseOrganisation(
  ctx: Context,
  { organisationId }: { organisationId: number },
  limit?: number,
): Promise<void> {
  await ctx.transaction(async tx => {
    await insertTombstone(tx, 'organisation', organisationId);
    await removePlan(tx, organisationId);
    await removeFacts(tx, organisationId);
    await removeOwnFields(tx, organisationId);
    await removeDuties(tx, organisationId);
  });
  await deleteInBatches(ctx, (tx, page) => removeMembers(tx, organisationId, page), limit);
  await deleteInBatches(ctx, (tx, page) => eraseSystems(tx, organisationId, page), limit);
  await deleteInBatches(ctx, (tx, page) => eraseAssessments(tx, { organisationId }, page), limit);
  await deleteInBatches(ctx, (tx, page) => removeDueDates(tx, { organisationId }, page), limit);
  await deleteInBatches(ctx, (tx, page) => removePointers(tx, { organisationId }, page), limit);
  await deleteInBatches(ctx, (tx, page) => removeRequests(tx, { organisationId }, page), limit);
  await deleteInBatches(ctx, (tx, page) => removeReminders(tx, { organisationId }, page), limit);
  await deleteInBatches(ctx, (tx, page) => removeImports(tx, organisationId, page), limit);
  await deleteInBatches(ctx, (tx, page) => removeJoins(tx, { organisationId }, page), limit);
}

/** A batch of systems with their recorded facts. */
async function eraseSystems(tx: Transaction, organisationId: number, page: number): Promise<number> {
  const ids = await removeSystemsOf(tx, organisationId, page);
  await removeSystemFacts(tx, ids);
  return ids.length;
}

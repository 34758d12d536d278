import type { SystemDeletedData } from '@aicp/contracts/events/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { removeReminders } from '@aicp/service/store/reminders';
import { insertTombstone } from '@aicp/service/store/tombstones';
import { removeDueDates } from '../store/actionDueDates.ts';
import { removePointers } from '../store/evidencePointers.ts';
import { removeJoins } from '../store/joins.ts';
import { removeRequests } from '../store/supplierRequests.ts';
import { eraseAssessments } from './eraseAssessments.ts';

/**
 * Erases the rest of a deleted system, in batches. Nothing can be added: an assessment starts only while its system exists, and a
 * tombstone keeps due dates out.
 */
export async function eraseSystem(ctx: Context, deleted: SystemDeletedData, limit?: number): Promise<void> {
  const { organisationId, systemId: keptId } = deleted;
  const of = { organisationId, aiSystemId: keptId };
  await ctx.transaction(tx => insertTombstone(tx, 'system', keptId));
  await deleteInBatches(ctx, (tx, page) => eraseAssessments(tx, of, page), limit);
  await deleteInBatches(ctx, (tx, page) => removeDueDates(tx, { organisationId, systemId: keptId }, page), limit);
  await deleteInBatches(ctx, (tx, page) => removePointers(tx, of, page), limit);
  await deleteInBatches(ctx, (tx, page) => removeRequests(tx, { organisationId, systemId: keptId }, page), limit);
  await deleteInBatches(ctx, (tx, page) => removeReminders(tx, { organisationId, systemId: keptId }, page), limit);
  await deleteInBatches(ctx, (tx, page) => removeJoins(tx, { organisationId, keptId }, page), limit);
}

import { removeArchives } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { removeDutyAnswers } from '@aicp/service/store/dutyAnswers';
import { removeMembers } from '@aicp/service/store/members';
import { removeReminders } from '@aicp/service/store/reminders';
import { insertTombstone } from '@aicp/service/store/tombstones';
import { removeComments } from '../store/actionComments.ts';
import { removeActions } from '../store/actions.ts';
import { deleteFiledReports } from '../store/canonicalReports.ts';
import { deleteClocks } from '../store/clocks.ts';
import { removeReports } from '../store/reports.ts';
import { removeRetirements } from '../store/retirements.ts';
import { removeReviews } from '../store/reviews.ts';

/** Erases the reports of a deleted organisation; late ones are ignored. */
export async function eraseOrganisation(ctx: Context, { organisationId }: { organisationId: number }): Promise<void> {
  await ctx.transaction(async tx => {
    await insertTombstone(tx, 'organisation', organisationId);
    await removeDutyAnswers(tx, organisationId);
  });
  await deleteInBatches(ctx, (tx, page) => removeReports(tx, { organisationId }, page));
  await deleteInBatches(ctx, (tx, page) => deleteFiledReports(tx, { organisationId }, page));
  await deleteInBatches(ctx, (tx, page) => deleteClocks(tx, { organisationId }, page));
  await deleteInBatches(ctx, (tx, page) => removeMembers(tx, organisationId, page));
  await deleteInBatches(ctx, (tx, page) => removeRetirements(tx, { organisationId }, page));
  await deleteInBatches(ctx, (tx, page) => removeArchives(tx, { organisationId }, page));
  await deleteInBatches(ctx, (tx, page) => removeReviews(tx, { organisationId }, page));
  await deleteInBatches(ctx, (tx, page) => removeActions(tx, { organisationId }, page));
  await deleteInBatches(ctx, (tx, page) => removeComments(tx, { organisationId }, page));
  await deleteInBatches(ctx, (tx, page) => removeReminders(tx, { organisationId }, page));
}

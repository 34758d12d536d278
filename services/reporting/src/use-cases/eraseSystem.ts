import type { Owner } from '@aicp/contracts/owner';
import { removeArchives } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { removeReminders } from '@aicp/service/store/reminders';
import { insertTombstone } from '@aicp/service/store/tombstones';
import { removeComments } from '../store/actionComments.ts';
import { removeActions } from '../store/actions.ts';
import { deleteFiledReports } from '../store/canonicalReports.ts';
import { deleteClocks } from '../store/clocks.ts';
import { removeReports } from '../store/reports.ts';
import { removeRetirements } from '../store/retirements.ts';
import { removeReviews } from '../store/reviews.ts';
import { syncOrganisationActions } from './syncOrganisationActions.ts';

/** Erases the reports on a deleted system; late ones are ignored. */
export async function eraseSystem(
  ctx: Context,
  { userId, organisationId, systemId }: Owner & { systemId: number },
): Promise<void> {
  await ctx.transaction(tx => insertTombstone(tx, 'system', systemId));
  await deleteInBatches(ctx, (tx, page) => removeReports(tx, { organisationId, systemId }, page));
  await deleteInBatches(ctx, (tx, page) => deleteFiledReports(tx, { organisationId, systemId }, page));
  await deleteInBatches(ctx, (tx, page) => deleteClocks(tx, { organisationId, systemId }, page));
  await deleteInBatches(ctx, (tx, page) => removeRetirements(tx, { organisationId, systemId }, page));
  await deleteInBatches(ctx, (tx, page) => removeArchives(tx, { organisationId, systemId }, page));
  await deleteInBatches(ctx, (tx, page) => removeReviews(tx, { organisationId, systemId }, page));
  await deleteInBatches(ctx, (tx, page) => removeActions(tx, { organisationId, systemId }, page));
  await deleteInBatches(ctx, (tx, page) => removeComments(tx, { organisationId, systemId }, page));
  await deleteInBatches(ctx, (tx, page) => removeReminders(tx, { organisationId, systemId }, page));
  await ctx.transaction(tx => syncOrganisationActions(tx, { userId, organisationId, now: ctx.now() }, ctx.now()));
}

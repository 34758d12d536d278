import { removeArchives } from '@aicp/service/store/archives';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import type { WorkerContext } from '../../context.ts';
import { removeKnownReports } from '../../store/knownReports.ts';
import { removeKnownSystems } from '../../store/knownSystems.ts';
import { deleteMembershipsIn, listMemberIds } from '../../store/memberships.ts';
import { removeNotifications } from '../../store/notifications.ts';
import { removeWeekParts } from '../../store/weekParts.ts';
import { syncSessionRoles } from '../signIn/syncSessionRoles.ts';

/** After an organisation was deleted: ends work in it in all sessions, and deletes its memberships. */
export async function forgetOrganisation(
  ctx: WorkerContext,
  { organisationId }: { organisationId: number },
): Promise<void> {
  for (const userId of await listMemberIds(organisationId)) await syncSessionRoles(ctx, userId);
  await ctx.transaction(tx => deleteMembershipsIn(tx, organisationId));
  await deleteInBatches(ctx, async (tx, page) => (await removeKnownReports(tx, { organisationId }, page)).length);
  await deleteInBatches(ctx, (tx, page) => removeKnownSystems(tx, organisationId, page));
  await deleteInBatches(ctx, (tx, page) => removeArchives(tx, { organisationId }, page));
  await deleteInBatches(ctx, (tx, page) => removeNotifications(tx, { organisationId }, page));
  await deleteInBatches(ctx, (tx, page) => removeWeekParts(tx, { organisationId }, page));
}

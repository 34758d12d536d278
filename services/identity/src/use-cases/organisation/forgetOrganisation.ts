import { inPages } from '@aicp/service/store/inPages';
import type { WorkerContext } from '../../context.ts';
import { removeKnownReports } from '../../store/knownReports.ts';
import { deleteMembershipsIn, findAllOf } from '../../store/memberships.ts';
import { removeNotifications } from '../../store/notifications.ts';
import { removeWeekParts } from '../../store/weekParts.ts';
import { alignSessions } from '../signIn/alignSessions.ts';

/** After an organisation was deleted: no session works in it any more, and nothing says who was in it. */
export async function forgetOrganisation(
  ctx: WorkerContext,
  { organisationId }: { organisationId: number },
): Promise<void> {
  for (const userId of await findAllOf(organisationId)) await alignSessions(ctx, userId);
  await ctx.transaction(tx => deleteMembershipsIn(tx, organisationId));
  await inPages(ctx, async (tx, page) => (await removeKnownReports(tx, { organisationId }, page)).length);
  await inPages(ctx, (tx, page) => removeNotifications(tx, { organisationId }, page));
  await inPages(ctx, (tx, page) => removeWeekParts(tx, { organisationId }, page));
}

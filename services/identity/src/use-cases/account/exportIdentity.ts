import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserActed } from '@aicp/contracts/events/userEvents';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import { type ExportPage, exportPage } from '@aicp/service/store/exportPage';
import type { RequestContext } from '../../context.ts';
import { exportSections } from '../../store/exportSections.ts';

/** A page of the caller's data in identity. It is the first part of each export, so that exports are counted here. */
export async function exportIdentity(ctx: RequestContext, after?: string | null): Promise<ExportPage> {
  const actor = requireRecentConfirmation(ctx.actor, ctx.now());
  const { userId } = actor;
  if (!after) {
    await ctx.limiter.spend('export', `user ${userId}`);
    await ctx.transaction(async tx => {
      tx.publish(UserActed, { userId, act: 'dataExported' });
      tx.send(SendEmail, { template: 'dataExported', userId });
    });
  }
  return exportPage(exportSections(actor, ctx.sessions, ctx.now()), after);
}

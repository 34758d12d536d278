import { Notify } from '@aicp/contracts/emails/notify';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { LinkEnded, type RequestPreparedData, type RequestSentData } from '@aicp/contracts/events/requestEvents';
import type { WorkerContext } from '../../context.ts';
import { deleteLink, nameSystem, recordAnswered } from '../../store/links.ts';

/** The questions for a supplier are fixed: the link can be opened, and is emailed if requested. Without such a system there is no link. */
export async function confirmSupplierRequest(
  ctx: WorkerContext,
  { userId, organisationId, linkId, system }: RequestPreparedData,
): Promise<void> {
  await ctx.transaction(async tx => {
    if (!system) {
      await deleteLink(tx, organisationId, linkId);
      return;
    }
    const before = await nameSystem(tx, linkId, system.name);
    // Its creator did not wait that long.
    if (!before) tx.publish(LinkEnded, { userId, organisationId, linkId });
    else if (before.system === null && before.email !== null)
      tx.send(SendEmail, { template: 'supplierAsked', linkId, reminder: false });
  });
}

/** Notifies the creator of the link and the system's owner that a supplier has replied; the first time by email, too. */
export async function recordSupplierReply(ctx: WorkerContext, sent: RequestSentData): Promise<void> {
  const { organisationId, linkId, systemId, ownerId, sentAt } = sent;
  await ctx.transaction(async tx => {
    const before = await recordAnswered(tx, { organisationId, linkId, at: new Date(sentAt) });
    if (!before) return;
    for (const userId of new Set([before.madeBy, ownerId ?? before.madeBy])) {
      tx.send(Notify, { userId, organisationId, by: null, what: 'supplierAnswered', systemId, linkId });
      if (before.answeredAt === null) tx.send(SendEmail, { template: 'supplierAnswered', userId, linkId });
    }
  });
}

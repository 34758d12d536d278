import { DomainError } from '@aicp/contracts/domainError';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { requireNotArchived } from '@aicp/service/store/archives';
import { PAGE } from '@aicp/service/store/deleteInBatches';
import type { RequestContext, WorkerContext } from '../../context.ts';
import type { Link } from '../../store/links.ts';
import { recordPageReminded, recordReminded } from '../../store/supplierReminders.ts';
import { checkMailLimits } from '../notifications/checkMailLimits.ts';
import { ownLink, readLink, type SharedLink } from './readLinks.ts';

const DAY_MS = 24 * 3600 * 1000;
/** The number of days before expiry at which a supplier without a reply is reminded. */
const AHEAD_DAYS = 3;

/** Emails a supplier without a reply again, at most once a day. */
export async function remindSupplier(ctx: RequestContext, given: string): Promise<SharedLink> {
  const { link, userId } = await ownLink(ctx, given);
  const { id, organisationId } = link;
  const now = ctx.now();
  const why = refusalOf(link, now);
  if (why) throw new DomainError('CONFLICT', why);
  await checkMailLimits(ctx, userId);
  await ctx.transaction(async tx => {
    if (link.systemId !== null) await requireNotArchived(tx, link.systemId);
    // Concurrent repeats lead to one email.
    if (!(await recordReminded(tx, { organisationId, id }, now, dayBefore(now)))) return;
    tx.send(SendEmail, { template: 'supplierAsked', linkId: id, reminder: true });
    tx.publish(OrganisationActed, { organisationId, userId, act: 'supplierReminded', subject: '', linkId: id });
  });
  return readLink(ctx, given);
}

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

function refusalOf({ email, answeredAt, expiresAt, remindedAt }: Link, now: Date): string | null {
  if (email === null) return 'This link was not sent by email. Please send it to the supplier yourself.';
  if (expiresAt <= now) return 'This link has expired. Please create a new one.';
  if (answeredAt) return 'The supplier has already answered.';
  return remindedAt && remindedAt > dayBefore(now) ? 'The supplier was reminded in the last 24 hours.' : null;
}

/**
 * Reminds suppliers who have not answered before their link expires, except about archived systems. Recorded in the transaction that orders
 * the email: no one is reminded twice, even after a crash.
 */
export async function remindSuppliers(ctx: Pick<WorkerContext, 'transaction' | 'now'>): Promise<void> {
  const now = ctx.now();
  const since = new Date(now.getTime() - AHEAD_DAYS * DAY_MS);
  const until = new Date(now.getTime() + AHEAD_DAYS * DAY_MS);
  for (const passed: number[] = []; ; ) {
    const { ids, archived } = await ctx.transaction(async tx => {
      tx.inBulk();
      const page = await recordPageReminded(tx, { now, since, until, passed }, PAGE);
      for (const linkId of page.ids) tx.send(SendEmail, { template: 'supplierAsked', linkId, reminder: true });
      return page;
    });
    passed.push(...archived);
    if (ids.length + archived.length < PAGE) return;
  }
}

import { NOTIFICATION_EVENTS, type Notification } from '@aicp/contracts/emails/notify';
import { may } from '@aicp/contracts/rights/rights';
import { lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { z } from 'zod';
import type { WorkerContext } from '../../context.ts';
import { findRole } from '../../store/memberships.ts';
import { listMuted } from '../../store/mutedNotifications.ts';
import { insertNotification, trimNotifications } from '../../store/notifications.ts';

type NotificationJob = z.output<typeof Notification>;

/** Notifies a member in the product, once for each job. Skips what they did themselves, switched off or may not see (any more). */
export async function notify(
  ctx: Pick<WorkerContext, 'transaction' | 'notify' | 'now'>,
  job: NotificationJob,
  { id: source }: { id: string },
): Promise<void> {
  const { userId, organisationId, by, what } = job;
  const kind = NOTIFICATION_EVENTS[what];
  if (by === userId || (await listMuted(userId)).includes(kind)) return;
  const isNew = await ctx.transaction(async tx => {
    if (!(await isForThem(tx, job))) return false;
    const systemId = job.systemId === undefined ? null : await lockKeptSystem(tx, job.systemId);
    if (job.systemId !== undefined && systemId === null) return false;
    const { actionId = null, assessmentId = null, documentType = null, linkId = null } = job;
    const { due = null, systems = null } = job;
    const about = { systemId, actionId, assessmentId, documentType, linkId, due, systems };
    const row = { userId, organisationId, by, what, kind, ...about, at: ctx.now() };
    if (!(await insertNotification(tx, row, source))) return false;
    await trimNotifications(tx, job);
    return true;
  });
  if (isNew) ctx.notify(organisationId, `notifications ${userId}`);
}

/** The organisation is locked: a member who leaves concurrently waits, or has already left here. */
const ABOUT_ACCESS: readonly NotificationJob['what'][] = ['linkUsed', 'linkMade', 'memberInvited', 'linksEnded'];

async function isForThem(tx: Transaction, { userId, organisationId, what }: NotificationJob): Promise<boolean> {
  if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return false;
  const role = await findRole(organisationId, userId, tx.session);
  return role !== null && (!ABOUT_ACCESS.includes(what) || may(role, 'share'));
}

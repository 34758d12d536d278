import type { DocumentType } from '@aicp/contracts/documentType';
import type { NotificationEvent, NotificationKind } from '@aicp/contracts/emails/notify';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import { type ExportSection, pageRows } from '@aicp/service/store/exportPage';
import { reassignRows } from '@aicp/service/store/reassignRows';
import { nextId } from '@aicp/service/store/serialIds';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** An in-product notification. It stores only ids, because names can change. */
export type Notification = {
  id: number;
  /** The recipient and their organisation. */
  userId: number;
  organisationId: number;
  kind: NotificationKind;
  what: NotificationEvent;
  /** The member who did it. */
  by: number | null;
  systemId: number | null;
  actionId: number | null;
  assessmentId: number | null;
  documentType: DocumentType | null;
  linkId: number | null;
  due: string | null;
  systems: number | null;
  at: Date;
  readAt: Date | null;
};

/** Maximum per member and organisation; older ones are deleted. */
export const MAX_NOTIFICATIONS = 200;
const KEPT_SECONDS = 90 * 24 * 3600;

const number = { type: Number, default: null } as const;

const Notifications = collection<Stored<Notification> & { source: string }>(
  'notifications',
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    kind: { type: String, required: true },
    what: { type: String, required: true },
    by: number,
    systemId: number,
    actionId: number,
    assessmentId: number,
    documentType: { type: String, default: null },
    linkId: number,
    due: { type: String, default: null },
    systems: number,
    /** The id of its order. */
    source: { type: String, required: true },
    at: { type: Date, required: true },
    readAt: { type: Date, default: null },
  },
  [
    [{ userId: 1, organisationId: 1, _id: -1 }],
    [{ userId: 1, organisationId: 1, readAt: 1, _id: -1 }],
    [{ organisationId: 1, systemId: 1 }],
    [{ source: 1 }, { unique: true }],
    [{ at: 1 }, { expireAfterSeconds: KEPT_SECONDS }],
  ],
);

/** The recipient and organisation of notifications. */
export type Reader = Pick<Notification, 'userId' | 'organisationId'>;
const ofReader = ({ userId, organisationId }: Reader) => ({ userId, organisationId });

/** @returns whether it was new */
export async function insertNotification(
  { session }: Transaction,
  notification: Omit<Notification, 'id' | 'readAt'>,
  source: string,
): Promise<boolean> {
  if (await Notifications.exists({ source }).session(session)) return false;
  const id = await nextId('notifications');
  await Notifications.create([{ ...notification, _id: id, readAt: null, source }], { session });
  return true;
}

/** Deletes the oldest notifications of a reader who has too many. */
export async function trimNotifications({ session }: Transaction, reader: Reader): Promise<void> {
  const theirs = ofReader(reader);
  const first = await Notifications.findOne(theirs, { _id: 1 }, { session })
    .sort({ _id: -1 })
    .skip(MAX_NOTIFICATIONS)
    .lean();
  if (first) await Notifications.deleteMany({ ...theirs, _id: mongoose.trusted({ $lte: first._id }) }, { session });
}

type Page = { first: number; before?: number | undefined; unread: boolean };

/** A reader's notifications, newest first. */
export async function listNotifications(reader: Reader, { first, before, unread }: Page): Promise<Notification[]> {
  const filter = {
    ...ofReader(reader),
    ...(unread && { readAt: null }),
    ...(before !== undefined && { _id: mongoose.trusted({ $lt: before }) }),
  };
  const found = await Notifications.find(filter, { source: 0 }).sort({ _id: -1 }).limit(first).lean();
  return found.map(withId);
}

export async function filterOwnNotifications(reader: Reader, ids: readonly number[]): Promise<number[]> {
  const theirs = { ...ofReader(reader), _id: mongoose.trusted({ $in: [...ids] }) };
  return (await Notifications.find(theirs, { _id: 1 }).lean()).map(({ _id }) => _id);
}

export async function countUnread(reader: Reader): Promise<number> {
  return Notifications.countDocuments({ ...ofReader(reader), readAt: null });
}

/** Users with unread notifications from `since` on, in ascending order of id. */
export async function listUsersWithUnread(since: Date, after: number, limit: number): Promise<number[]> {
  const groups = await Notifications.aggregate<{ _id: number }>([
    { $match: { at: { $gte: since }, readAt: null, userId: { $gt: after } } },
    { $group: { _id: '$userId' } },
    { $sort: { _id: 1 } },
    { $limit: limit },
  ]);
  return groups.map(({ _id }) => _id);
}

/**
 * Marks these or all as read; earlier marks stay.
 * @returns the ids of those that changed
 */
export async function markRead(reader: Reader, ids: readonly number[] | 'all', now: Date): Promise<number[]> {
  const unread = {
    ...ofReader(reader),
    readAt: null,
    ...(ids !== 'all' && { _id: mongoose.trusted({ $in: [...ids] }) }),
  };
  const found = await Notifications.find(unread, { _id: 1 }).limit(MAX_NOTIFICATIONS).lean();
  const changed = found.map(({ _id }) => _id);
  if (changed.length > 0)
    await Notifications.updateMany({ ...unread, _id: mongoose.trusted({ $in: changed }) }, { readAt: now });
  return changed;
}

/** Deletes someone's notifications, everywhere or in an organisation that they leave. */
export async function deleteNotificationsOf(
  { session }: Transaction,
  of: { userId: number; organisationId?: number },
): Promise<void> {
  await Notifications.deleteMany(of, { session });
}

/** Deletes one batch of the notifications about a system, or of an organisation. Returns how many. */
export async function removeNotifications(
  tx: Transaction,
  of: { organisationId: number; systemId?: number },
  limit: number,
): Promise<number> {
  return (await deleteBatch(Notifications, tx, of, limit)).length;
}

export function reassignNotifications(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Notifications, tx, merged);
}

/** For exports. */
export function notificationSection(userId: number): ExportSection {
  return {
    collection: 'notifications',
    read: (after, limit) => pageRows(Notifications, { userId }, after, limit, { source: 0, userId: 0 }),
  };
}

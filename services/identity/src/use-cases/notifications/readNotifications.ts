import { DomainError } from '@aicp/contracts/domainError';
import { MarkNotificationsInput, MuteNotificationsInput } from '@aicp/contracts/inputs/notificationInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { notFound, SerialId } from '@aicp/contracts/serialId';
import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { upsertMuted } from '../../store/mutedNotifications.ts';
import {
  countUnread,
  filterOwnNotifications,
  listNotifications,
  MAX_NOTIFICATIONS,
  markRead,
  type Notification,
  type Reader,
} from '../../store/notifications.ts';
import { findUser, type User } from '../../store/users.ts';

const ListInput = z.object({
  first: z.int('must be a whole number').min(1).max(MAX_NOTIFICATIONS),
  after: z.string().max(20).nullish(),
  unread: z.boolean(),
});

export type NotificationPage = { reader: Reader; items: Notification[]; next: string | null };

/** A page of the caller's notifications in their current organisation. */
export async function readNotifications(ctx: Pick<RequestContext, 'actor'>, input: unknown): Promise<NotificationPage> {
  const reader = signedInPersonally(ctx.actor);
  const { first, after, unread } = parse(ListInput, input);
  const items = await listNotifications(reader, { first, unread, before: after ? cursorIn(after) : undefined });
  const last = items.at(-1);
  return { reader, items, next: last && items.length === first ? String(last.id) : null };
}

function cursorIn(text: string): number {
  const { data } = SerialId.safeParse(text);
  if (data === undefined) throw new DomainError('INVALID', 'This page does not exist.');
  return data;
}

/**
 * Marks the caller's notifications as read. Ignores missing ones and those of others.
 * @throws DomainError NOT_FOUND if none of these is the caller's
 */
export async function markNotificationsRead(
  ctx: RequestContext,
  input: unknown,
): Promise<{ ids: number[]; readAt: Date; unread: number }> {
  const reader = signedInPersonally(ctx.actor);
  const { ids } = parse(MarkNotificationsInput, input);
  const readAt = ctx.now();
  const changed = await markRead(reader, ids ?? 'all', readAt);
  if (changed.length > 0) ctx.notify(reader.organisationId, `notifications ${reader.userId}`);
  const [theirs, unread] = await Promise.all([
    ids ? filterOwnNotifications(reader, ids) : changed,
    countUnread(reader),
  ]);
  if (ids && theirs.length === 0) throw notFound('Notification');
  return { ids: theirs, readAt, unread };
}

/** Chooses which notifications the caller stops receiving; existing ones stay. */
export async function muteNotifications(ctx: Pick<RequestContext, 'actor'>, input: unknown): Promise<User> {
  const { userId } = signedInPersonally(ctx.actor);
  const { kinds } = parse(MuteNotificationsInput, input);
  await upsertMuted(userId, [...new Set(kinds)]);
  const user = await findUser(userId);
  if (!user) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  return user;
}

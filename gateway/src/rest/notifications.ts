import { NOTIFICATION_EVENTS, NOTIFICATION_KINDS, type NotificationEvent } from '@aicp/contracts/emails/notify';
import { MarkNotificationsInput } from '@aicp/contracts/inputs/notificationInputs';
import { z } from 'zod';
import { id, instant, Jurisdiction, wrapField } from './answers.ts';
import { route } from './route.ts';

const tag = 'Notifications';
const some = z.coerce.number().int().nullable();

const Notification = z.object({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  what: z.enum(Object.keys(NOTIFICATION_EVENTS) as [NotificationEvent, ...NotificationEvent[]]),
  by: z
    .object({ id, username: z.string().nullable() })
    .nullable()
    .meta({ description: 'The person who did it; null if no particular person did' }),
  system: z.object({ id, name: z.string(), jurisdiction: Jurisdiction }).nullable(),
  action: z.object({ id, title: z.string() }).nullable(),
  reportId: some,
  documentType: z.string().nullable().meta({ description: 'Null if the report itself is meant' }),
  linkLabel: z.string().nullable(),
  due: z.string().nullable().meta({ format: 'date' }),
  systems: z.int().nullable().meta({ description: 'The number of AI systems that the law change affects' }),
  at: instant,
  readAt: instant.nullable(),
});

/** Notifications in the product. Their switches are in the account. */
export const notificationRoutes = [
  route({
    method: 'GET',
    url: '/api/notifications',
    summary: 'Your notifications in your organisation from the last 90 days, newest first, up to 200',
    tag,
    personal: true,
    partial: true,
    querystring: z.object({ unread: z.enum(['true', 'false']) }).partial(),
    operation: `query RestNotifications($unread: Boolean!) {
      notifications(first: 200, unread: $unread) { items { ...answer } }
    }`,
    variables: ({ query: { unread } }) => ({ unread: unread === 'true' }),
    answer: wrapField('items', z.array(Notification)),
  }),
  route({
    method: 'PATCH',
    url: '/api/notifications',
    summary: 'Mark your notifications as read, by their ids or all; returns the number left unread',
    tag,
    personal: true,
    body: MarkNotificationsInput,
    operation: `mutation RestMarkNotificationsRead($input: MarkNotificationsInput!) {
      markNotificationsRead(input: $input) { ...answer }
    }`,
    variables: ({ body }) => ({ input: body }),
    answer: z.object({ unread: z.int() }),
  }),
];

import { countUnread } from '../store/notifications.ts';
import {
  markNotificationsRead,
  muteNotifications,
  readNotifications,
} from '../use-cases/notifications/readNotifications.ts';
import type { Resolvers } from './resolvers.generated.ts';

const refTo = (id: number | null) => (id === null ? null : { id: String(id) });

export const notificationResolvers = {
  Query: {
    notifications: (_root, input, ctx) => readNotifications(ctx, input),
  },
  Mutation: {
    markNotificationsRead: (_root, { input }, ctx) => markNotificationsRead(ctx, input),
    muteNotifications: (_root, { input }, ctx) => muteNotifications(ctx, input),
  },
  NotificationPage: {
    unread: ({ reader }) => countUnread(reader),
  },
  Notification: {
    by: ({ by }) => refTo(by),
    system: ({ systemId }) => refTo(systemId),
    action: ({ actionId }) => refTo(actionId),
    reportId: ({ assessmentId }) => assessmentId,
    assessment: ({ assessmentId }) => refTo(assessmentId),
    linkLabel: ({ linkId }, _args, { names }) => (linkId === null ? null : names.link.load(linkId)),
  },
} satisfies Resolvers;

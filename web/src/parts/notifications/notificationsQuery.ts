import { graphql } from '../../gql/gql.ts';

/** A user's notifications, newest first: in the bar's list, and on their own page. */
export const notificationsQuery = graphql(`
  query Notifications($first: Int!, $after: String, $unread: Boolean!) {
    notifications(first: $first, after: $after, unread: $unread) {
      next
      unread
      items {
        id
        ...NotificationRow_notification
      }
    }
  }
`);

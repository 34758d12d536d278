import { graphql } from '../../gql/gql.ts';

/** A user's notifications, newest first: for the bell's list and for their own page. */
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

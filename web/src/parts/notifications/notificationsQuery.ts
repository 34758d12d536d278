import { graphql } from '../../gql/gql.ts';

/** What someone is notified of, newest first: in the bar's list, and on a page of its own. */
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

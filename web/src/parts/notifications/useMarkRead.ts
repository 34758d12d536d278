import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { updateUser } from '../../client/session.ts';
import { graphql } from '../../gql/gql.ts';
import { toastFailure } from '../../ui/toast.ts';

const MarkNotificationsRead = graphql(`
  mutation MarkNotificationsRead($input: MarkNotificationsInput!) {
    markNotificationsRead(input: $input) {
      ids
      readAt
      unread
    }
  }
`);

/** Marks one notification as read, or all; rows and the count follow. */
export function useMarkRead() {
  const [mark, { loading }] = useMutation(MarkNotificationsRead, {
    update(cache, { data }) {
      const { ids = [], readAt } = data?.markNotificationsRead ?? {};
      for (const id of ids)
        cache.modify({ id: cache.identify({ __typename: 'Notification', id }), fields: { readAt: () => readAt } });
    },
    onCompleted: ({ markNotificationsRead: { unread } }) => updateUser({ unreadNotifications: unread }),
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  return {
    marking: loading,
    markRead: (id: string) => void mark({ variables: { input: { ids: [id] } } }),
    markAllRead: () => void mark({ variables: { input: { all: true } } }),
  };
}

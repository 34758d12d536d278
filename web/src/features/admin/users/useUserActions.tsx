import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { adminStatsQuery } from '../overview/adminStatsQuery.ts';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import type { UserAction } from './userActions.ts';
import { userList } from './userList.ts';
import { listedUser } from './useUsers.ts';

const Verify = graphql(`
  mutation VerifyUser($id: ID!) {
    user: verifyUser(id: $id) {
      id
      adminUser {
        id
        ...ListedUser_user
      }
    }
  }
`);
const Suspend = graphql(`
  mutation SuspendUser($id: ID!) {
    user: suspendUser(id: $id) {
      id
      adminUser {
        id
        ...ListedUser_user
      }
    }
  }
`);
const Activate = graphql(`
  mutation ActivateUser($id: ID!) {
    user: activateUser(id: $id) {
      id
      adminUser {
        id
        ...ListedUser_user
      }
    }
  }
`);
const Resend = graphql(`
  mutation AdminResendVerification($id: ID!) {
    adminResendVerification(id: $id) {
      message
    }
  }
`);

const UPDATED = 'User updated successfully';
const NOT_UPDATED = 'Failed to update user';
type Changed = { user?: { adminUser: FragmentType<typeof listedUser> }; adminResendVerification?: { message: string } };
type Call = { mutation: TypedDocumentNode<Changed, { id: string }>; done: string; failed: string };

const mutations: Record<Exclude<UserAction, 'delete'>, Call> = {
  verify: { mutation: Verify, done: UPDATED, failed: NOT_UPDATED },
  suspend: { mutation: Suspend, done: UPDATED, failed: NOT_UPDATED },
  activate: { mutation: Activate, done: UPDATED, failed: NOT_UPDATED },
  resend: { mutation: Resend, done: 'Verification email sent', failed: 'Failed to send verification email' },
};

type Target = { id: string; username: string };
export type Act = (action: UserAction, user: Target) => void;

/**
 * Runs the chosen action for an account and reports the result; the screen updates from the response. Deletion is confirmed in the dialog
 * first.
 */
export function useUserActions({ onDeleted }: { onDeleted?: () => void } = {}): { act: Act; dialog: ReactNode } {
  const client = useApolloClient();
  const [deleting, setDeleting] = useState<Target>();

  const act = useCallback<Act>(
    async (action, user) => {
      if (action === 'delete') return setDeleting(user);
      const { mutation, done, failed } = mutations[action];
      try {
        const { data, error } = await client.mutate({
          mutation,
          variables: { id: user.id },
          refetchQueries: [adminStatsQuery],
        });
        if (error) throw error;
        if (data?.user) userList.put(readFragment(listedUser, data.user.adminUser));
        toast({ title: done });
      } catch (error) {
        const { code, message } = failureOf(error);
        toastFailure('Error', code === 'OFFLINE' ? failed : message);
      }
    },
    [client],
  );

  return {
    act,
    dialog: deleting && (
      <DeleteUserDialog user={deleting} onClose={() => setDeleting(undefined)} onDeleted={onDeleted} />
    ),
  };
}

import { useState } from 'react';
import type { Failure } from '../../client/failure.ts';
import { signOut } from '../../client/session.ts';
import { useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { useMailToken } from '../../parts/account/useMailToken.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

const UndoEmailChange = graphql(`
  mutation UndoEmailChange($token: String!) {
    undoEmailChange(token: $token) {
      message
    }
  }
`);

/** The target of the link sent to an account's old address. Nothing happens before the button is pressed. */
export function UndoEmailChangePage() {
  usePageTitle('Undo the change of your email address');
  const token = useMailToken();
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [undo, { loading }] = useLateMutation(UndoEmailChange, {
    onCompleted: ({ undoEmailChange }) => {
      signOut();
      setDone(undoEmailChange.message);
    },
    onFailure: setFailure,
  });

  if (done) {
    return (
      <PageState title="Your previous email address is restored" text={done}>
        <ButtonLink look="primary" to="/auth">
          Sign In
        </ButtonLink>
      </PageState>
    );
  }
  if (!token || failure?.fields?.includes('token')) {
    return (
      <PageState
        title={token ? 'This link no longer works' : 'Undo the change of your email address'}
        text={failure?.message ?? 'Open the link in the email we sent to your old address. It works for seven days.'}
      >
        <ButtonLink look="primary" to="/">
          Go to the Start Page
        </ButtonLink>
      </PageState>
    );
  }
  return (
    <PageState
      title="Undo the change of your email address?"
      text={
        failure?.message ??
        'Do this if you did not request the change. All sessions and API tokens end, and we send a link to this address to choose a new password.'
      }
    >
      <Button look="primary" disabled={loading} onClick={() => undo({ token })}>
        {loading ? 'Undoing...' : 'Undo the Change'}
      </Button>
    </PageState>
  );
}

import { useState } from 'react';
import { useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';

const MailSignInLink = graphql(`
  mutation MailSignInLink($pending: String!) {
    mailSignInLink(pending: $pending) {
      message
    }
  }
`);

/** For those who do not know the password of their account, or whom it does not sign in. */
export function ConnectByMail({ pending }: { pending: string }) {
  const [{ sent, failure }, setAnswer] = useState<{ sent?: string; failure?: string }>({});
  const [mail, { loading }] = useLateMutation(MailSignInLink, {
    onCompleted: ({ mailSignInLink }) => setAnswer({ sent: mailSignInLink.message }),
    onFailure: ({ message }) => setAnswer({ failure: message }),
  });
  return (
    <div className="mt-3 space-y-4">
      {!sent && (
        <Button size="large" disabled={loading} onClick={() => mail({ pending })} className="w-full">
          {loading ? 'Sending...' : 'Send Me a Link Instead'}
        </Button>
      )}
      <p role="status" className="text-sm text-muted">
        {sent}
      </p>
      <FormFailure message={failure} />
    </div>
  );
}

import { useState } from 'react';
import { useLateMutation } from '../../client/useLateMutation.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';

const ConnectByLinkMutation = graphql(`
  mutation ConnectByLink($token: String!) {
    connectByLink(token: $token) {
      to
    }
  }
`);

/** Where the mailed link leads: a person presses the button, and not what looks through their mail. */
export function ConnectByLink({ token }: { token: string }) {
  const [failure, setFailure] = useState<string>();
  const [connect, { loading }] = useLateMutation(ConnectByLinkMutation, {
    context: { renewsSession: true },
    onCompleted: ({ connectByLink }) => window.location.assign(connectByLink.to),
    onFailure: ({ message }) => setFailure(message),
  });
  return (
    <section className="mx-auto max-w-105 px-4 py-16">
      <h1 className="font-serif text-2xl font-semibold">Connect your account</h1>
      <p className="mt-2 mb-6 text-base text-muted">
        You have just signed in at your organisation’s identity provider. From now on that signs you in to the account
        with your email address. If it was not you who signed in there, close this page and tell your IT team.
      </p>
      <FormFailure message={failure} />
      <Button look="primary" size="large" disabled={loading} onClick={() => connect({ token })} className="mt-4 w-full">
        {loading ? 'Connecting...' : 'Connect and Sign In'}
      </Button>
    </section>
  );
}

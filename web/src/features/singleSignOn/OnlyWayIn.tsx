import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { toast } from '../../ui/toast.ts';
import { singleSignOnQuery } from './singleSignOnQuery.ts';

const Require = graphql(`
  mutation RequireSingleSignOn($only: Boolean!) {
    requireSingleSignOn(only: $only) {
      only
    }
  }
`);

/** Closes the other ways in, for the organisation's people. What is missing for the way back is said under it. */
export function OnlyWayIn({ only }: { only: boolean }) {
  const [say, { loading, error }] = useMutation(Require, {
    refetchQueries: [singleSignOnQuery],
    awaitRefetchQueries: true,
    onCompleted: ({ requireSingleSignOn }) =>
      toast({ title: requireSingleSignOn.only ? 'Single sign-on is the only way in' : 'Other ways in are open again' }),
    onError: () => {},
  });
  return (
    <div className="space-y-4 border-t border-line px-5 py-5 sm:px-6">
      <Switch
        label="Single sign-on only"
        hint="Members with an address of your proved domains can then sign in through your provider alone, and not with a password or a passkey. Where they signed in with one, they are signed out at once, in every organisation of theirs. Owners with a second factor keep their password and their sessions, as the way back when the provider is away. Members with other addresses, sessions that were begun at a provider and API tokens are not affected."
        checked={only}
        disabled={loading}
        onChange={checked => say({ variables: { only: checked } })}
      />
      <FormFailure message={error && failureOf(error).message} />
    </div>
  );
}

import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { toast, toastFailure } from '../../../ui/toast.ts';

const Fragment = graphql(`
  fragment LogReaders_organisation on Organisation {
    id
    logHiddenFromApprovers
    logShownToReaders
    members {
      id
    }
  }
`);

const Update = graphql(`
  mutation SetLogReaders($input: UpdateOrganisationInput!) {
    updateOrganisation(input: $input) {
      id
      logHiddenFromApprovers
      logShownToReaders
    }
  }
`);

/** The other roles that may read the log besides owners and managers. Hidden for a user without colleagues. */
export function LogReaders(props: { organisation: FragmentType<typeof Fragment> }) {
  const { logHiddenFromApprovers, logShownToReaders, members } = readFragment(Fragment, props.organisation);
  const refused = useRefusal('own');
  const [update, { loading }] = useMutation(Update, {
    onCompleted: () => toast({ title: 'Organisation saved' }),
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  if (members.length < 2) return null;
  const off = loading || !!refused;
  return (
    <div className="space-y-5 px-5 py-4 sm:px-6">
      <Switch
        label="Approvers may read the log"
        hint={`Organisation owners and managers always can.${refused ? ` ${refused}` : ''}`}
        checked={!logHiddenFromApprovers}
        disabled={off}
        onChange={on => update({ variables: { input: { logHiddenFromApprovers: !on } } })}
      />
      <Switch
        label="Readers may read the log"
        hint="For example, auditors with an account. Only organisation owners see entries about payments."
        checked={logShownToReaders}
        disabled={off}
        onChange={on => update({ variables: { input: { logShownToReaders: on } } })}
      />
    </div>
  );
}

import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { toast, toastFailure } from '../../../ui/toast.ts';

const Fragment = graphql(`
  fragment OnlyApproved_organisation on Organisation {
    id
    onlyApproved
    members {
      id
    }
  }
`);

const Update = graphql(`
  mutation SetOnlyApproved($onlyApproved: Boolean!) {
    updateOrganisation(input: { onlyApproved: $onlyApproved }) {
      id
      onlyApproved
    }
  }
`);

/** Whether sharing requires approval. A user without colleagues could not get one, and sees the setting only to switch it off. */
export function OnlyApproved(props: { organisation: FragmentType<typeof Fragment> }) {
  const { onlyApproved, members } = readFragment(Fragment, props.organisation);
  const refused = useRefusal('manage');
  const [update, { loading }] = useMutation(Update, {
    onCompleted: () => toast({ title: 'Organisation saved' }),
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  if (members.length < 2 && !onlyApproved) return null;
  return (
    <div className="px-5 py-4 sm:px-6">
      <Switch
        label="Share only approved reports and documents"
        hint={
          <>
            Only approved reports and documents may be shared or go into audit bundles. The member who completed the
            assessment cannot approve its report.{refused && ` ${refused}`}
          </>
        }
        checked={onlyApproved}
        disabled={loading || !!refused}
        onChange={checked => update({ variables: { onlyApproved: checked } })}
      />
    </div>
  );
}

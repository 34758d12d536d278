import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { Select } from '../../ui/Field.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const Fragment = graphql(`
  fragment IntervalSetting_organisation on Organisation {
    id
    reassessMonths
  }
`);

const Update = graphql(`
  mutation SetReassessMonths($months: Int) {
    updateOrganisation(input: { reassessMonths: $months }) {
      ...IntervalSetting_organisation
      reassessments(first: 100) {
        ...Deadlines_reassessment
      }
    }
  }
`);

const OFFERED = [3, 6, 12, 24];

/** The number of months after which every system should be reassessed. */
export function IntervalSetting(props: { organisation: FragmentType<typeof Fragment> }) {
  const { reassessMonths } = readFragment(Fragment, props.organisation);
  const refused = useRefusal('manage');
  const [update, { loading }] = useMutation(Update, {
    onCompleted: () => toast({ title: 'Organisation saved' }),
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  const months = reassessMonths && !OFFERED.includes(reassessMonths) ? [...OFFERED, reassessMonths] : OFFERED;
  return (
    <div className="mt-10 max-w-100">
      <Select
        label="Reassess every system"
        hint={refused ?? 'Counted from each system’s last assessment.'}
        value={reassessMonths ?? ''}
        disabled={loading || !!refused}
        onChange={({ target }) => update({ variables: { months: target.value ? Number(target.value) : null } })}
      >
        <option value="">No interval</option>
        {months
          .toSorted((one, other) => one - other)
          .map(count => (
            <option key={count} value={count}>
              Every {count === 1 ? 'month' : `${count} months`}
            </option>
          ))}
      </Select>
    </div>
  );
}

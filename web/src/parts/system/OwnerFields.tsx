import { isolated } from '@aicp/contracts/isolated';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Select } from '../../ui/Field.tsx';
import { personName } from '../people/personName.ts';
import { useMembers } from '../people/useMembers.ts';

const Fragment = graphql(`
  fragment OwnerFields_system on AiSystem {
    id
    owner {
      id
      username
      fullName
    }
    reviewer {
      id
      username
      fullName
    }
  }
`);

export type Owners = { ownerId?: string | null; reviewerId?: string | null };

type Props = {
  system: FragmentType<typeof Fragment>;
  /** The new choices, which override the stored values. */
  chosen: Owners;
  onChoose: (owners: Owners) => void;
};

/** The owner and the reviewer of a system, chosen from the members. */
export function OwnerFields({ chosen, onChoose, ...props }: Props) {
  const { owner, reviewer } = readFragment(Fragment, props.system);
  const { members, error } = useMembers();
  if (!members && error)
    return <p className="text-sm text-muted">Owner and reviewer cannot be changed now. {failureOf(error).message}</p>;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {(
        [
          ['ownerId', 'Owner (Optional)', 'Responsible for the system.', owner],
          ['reviewerId', 'Reviewer (Optional)', 'Checks its reports and documents.', reviewer],
        ] as const
      ).map(([field, label, hint, stored]) => {
        // The stored owner may have left the organisation, or may not be in the list yet.
        const others = stored && !members?.some(({ id }) => id === stored.id) ? [stored] : [];
        return (
          <Select
            key={field}
            label={label}
            hint={hint}
            value={(chosen[field] === undefined ? stored?.id : chosen[field]) ?? ''}
            onChange={event => onChoose({ ...chosen, [field]: event.target.value || null })}
          >
            <option value="">Unassigned</option>
            {[...others, ...(members ?? [])].map(person => (
              <option key={person.id} value={person.id}>
                {'you' in person && person.you ? `${isolated(personName(person))} (you)` : personName(person)}
              </option>
            ))}
          </Select>
        );
      })}
    </div>
  );
}

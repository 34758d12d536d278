import { useState } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { OwnersDialog } from '../../parts/system/OwnersDialog.tsx';
import { Button } from '../../ui/Button.tsx';

const Fragment = graphql(`
  fragment SystemOwners_system on AiSystem {
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
    ...OwnersDialog_system
  }
`);

/** The owner and reviewer of the system, if the organisation has several members. */
export function SystemOwners(props: { system: FragmentType<typeof Fragment> }) {
  const system = readFragment(Fragment, props.system);
  const [choosing, setChoosing] = useState(false);
  const refused = useRefusal('work');
  const people = [
    ['Owner', system.owner],
    ['Reviewer', system.reviewer],
  ] as const;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-3">
      <dl className="flex min-w-0 flex-wrap gap-x-10 gap-y-3">
        {people.map(([term, person]) => (
          <div key={term} className="min-w-40">
            <dt className="text-xs text-muted">{term}</dt>
            <dd className={`mt-0.5 text-sm wrap-anywhere ${person ? 'font-medium' : 'text-muted'}`}>
              {person ? <PersonName person={person} withInitials /> : 'Unassigned'}
            </dd>
          </div>
        ))}
      </dl>
      <Button size="small" refused={refused} onClick={() => setChoosing(true)}>
        Choose Owner and Reviewer
      </Button>
      {choosing && <OwnersDialog system={system} onClose={() => setChoosing(false)} />}
    </div>
  );
}

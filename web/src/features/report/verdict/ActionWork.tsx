import { useSession } from '../../../client/session.ts';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { useRefusal } from '../../../parts/account/useRefusal.ts';
import { DueField } from '../../../parts/actions/DueField.tsx';
import { OwnerSelect } from '../../../parts/actions/OwnerSelect.tsx';
import { StateSelect } from '../../../parts/actions/StateSelect.tsx';
import { stateNames } from '../../../parts/actions/stateNames.ts';
import { PersonName } from '../../../parts/people/PersonName.tsx';
import { useIsShared } from '../../../parts/people/useIsShared.ts';
import { useMembers } from '../../../parts/people/useMembers.ts';
import { formatShortDate } from '../../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment ActionWork_item on ActionItem {
    id
    title
    state
    due
    lawDue
    overdue
    owner {
      id
      username
      fullName
    }
  }
`);

type Props = { item: FragmentType<typeof Fragment>; isArchived: boolean };

/** The owner, due date and status of an action, editable in place. Shown next to the report on screen only; not part of it. */
export function ActionWork({ isArchived, ...props }: Props) {
  const { id, title, state, due, lawDue, overdue, owner } = readFragment(Fragment, props.item);
  const { members } = useMembers(useIsShared());
  const session = useSession();
  const isReadOnly = useRefusal('work') !== undefined;
  if (isArchived || isReadOnly)
    return (
      <>
        <span>{owner ? <PersonName person={owner} /> : 'Unassigned'}</span>
        <span className="figures">{due ? formatShortDate(due) : '–'}</span>
        <span>{stateNames[state]}</span>
      </>
    );
  const isClosed = state === 'closed';
  // A user without colleagues needs no request for the possible owners.
  const me = session.status === 'user' ? [session.user] : [];
  return (
    <>
      <OwnerSelect id={id} title={title} owner={owner} members={members ?? me} disabled={isClosed} />
      <DueField id={id} title={title} due={due ?? null} lawDue={lawDue ?? null} overdue={overdue} disabled={isClosed} />
      <StateSelect id={id} title={title} state={state} />
    </>
  );
}

import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { formatShortDate } from '../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment ActionItems_item on ActionItem {
    id
    state
    due
    overdue
    owner {
      id
      username
      fullName
    }
  }
`);

const states = { open: 'Open', doing: 'Doing', done: 'Done', accepted: 'Accepted', closed: 'Closed' };

/** How far an action is now: next to the report and no part of it, for the screen alone. */
export function ActionItems(props: { items: readonly FragmentType<typeof Fragment>[] }) {
  return readFragment(Fragment, props.items).map(({ id, state, due, overdue, owner }) => (
    <Link
      key={id}
      to={`/actions?action=${id}`}
      className="no-print text-xs text-muted underline underline-offset-4 hover:no-underline"
    >
      {states[state]}, {owner ? <PersonName person={owner} /> : 'nobody'}
      {due && `, ${overdue ? 'overdue since' : 'due'} ${formatShortDate(due)}`}
    </Link>
  ));
}

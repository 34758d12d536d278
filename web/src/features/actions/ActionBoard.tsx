import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { ActionsQuery } from '../../gql/graphql.ts';
import { StateSelect } from '../../parts/actions/StateSelect.tsx';
import { stateNames } from '../../parts/actions/stateNames.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { formatShortDate } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import { columns, filingWords } from './actionView.ts';

type Props = {
  items: ActionsQuery['actions']['items'];
  counts: ActionsQuery['actions']['counts'];
  linkTo: (id: string) => string;
};

/** Open, started, done and accepted actions in columns. */
export function ActionBoard({ items, counts, linkTo }: Props) {
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {columns.map(state => (
        <section key={state} aria-label={stateNames[state]} className="min-w-0 rounded-card bg-none-soft p-3">
          <h2 className="px-1 text-sm font-semibold">
            {stateNames[state]}{' '}
            <span className="figures font-normal text-muted">{counts[state].toLocaleString('en-GB')}</span>
          </h2>
          <ul className="mt-3 space-y-3">
            {items
              .filter(action => action.state === state)
              .map(action => (
                <ActionCard key={action.id} action={action} to={linkTo(action.id)} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const Fragment = graphql(`
  fragment ActionCard_action on ActionItem {
    id
    title
    cites
    jurisdiction
    state
    filed
    due
    overdue
    organisation
    owner {
      id
      username
      fullName
    }
    system {
      id
      jurisdiction
      name
    }
  }
`);

/** One action of the board. */
function ActionCard({ to, ...props }: { action: FragmentType<typeof Fragment>; to: string }) {
  const { id, title, cites, jurisdiction, state, filed, due, overdue, owner, organisation, system } = readFragment(
    Fragment,
    props.action,
  );
  return (
    <li className="rounded-card border border-line bg-surface p-4 text-sm">
      <h3 className="line-clamp-4 font-medium wrap-anywhere">
        <Link to={to} className="underline-offset-4 hover:underline">
          {title}
        </Link>
      </h3>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
        <Tag>{jurisdiction ?? 'Own'}</Tag>
        {(system || organisation) && (
          <span className="max-w-full truncate font-medium text-ink">{system?.name ?? 'Organisation'}</span>
        )}
        {cites && <span>{cites}</span>}
        {filed && <span className={filed === 'nothing' ? 'font-semibold text-ink' : ''}>{filingWords[filed]}</span>}
      </p>
      <p className="figures mt-2 flex flex-wrap justify-between gap-x-3 text-xs text-muted">
        <span className="truncate">{owner ? <PersonName person={owner} withInitials /> : 'Unassigned'}</span>
        {due && (
          <span className={overdue ? 'font-semibold text-high' : ''}>
            {overdue && 'Overdue: '}
            {formatShortDate(due)}
          </span>
        )}
      </p>
      <div className="mt-3">
        <StateSelect id={id} title={title} state={state} />
      </div>
    </li>
  );
}

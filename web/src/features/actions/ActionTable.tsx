import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { ActionsQuery } from '../../gql/graphql.ts';
import { capitalise } from '../../ui/capitalise.ts';
import { formatShortDate } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import { filingWords } from './actionView.ts';
import { DueField } from './DueField.tsx';
import { type Member, OwnerSelect } from './OwnerSelect.tsx';
import { StateSelect } from './StateSelect.tsx';

type Props = {
  items: ActionsQuery['actions']['items'];
  members: readonly Member[];
  linkTo: (id: string) => string;
};

const columns = '@wide:grid-cols-[minmax(0,1fr)_8rem_12rem_12rem]';

/** The list by day: a table where there is room for one, otherwise a card for each. */
export function ActionTable({ items, members, linkTo }: Props) {
  return (
    <div className="@container mt-4 overflow-hidden rounded-card border border-line bg-surface">
      <table aria-label="Actions" className="block w-full text-left text-sm">
        <thead className="block border-b border-line text-xs text-muted @max-wide:sr-only">
          <tr className={`grid gap-x-4 px-5 py-2.5 ${columns}`}>
            {['Action', 'State', 'Owner', 'Due'].map(title => (
              <th key={title} scope="col" className="font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line">
          {items.map(action => (
            <ActionRow key={action.id} action={action} members={members} to={linkTo(action.id)} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Fragment = graphql(`
  fragment ActionRow_action on ActionItem {
    id
    title
    why
    cites
    jurisdiction
    goodPractice
    state
    filed
    due
    lawDue
    pendingDue
    dueWords
    overdue
    organisation
    commentCount
    acceptance {
      approvedAt
    }
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

type ActionRowProps = {
  action: FragmentType<typeof Fragment>;
  members: readonly Member[];
  /** Where its details are. */
  to: string;
  columns: string;
};

/** One action of the table; on narrow screens a card. */
function ActionRow({ members, to, columns, ...props }: ActionRowProps) {
  const action = readFragment(Fragment, props.action);
  const { id, title, state, overdue, acceptance, organisation, system, commentCount } = action;
  const isClosed = state === 'closed';
  const waits = acceptance !== null && acceptance.approvedAt === null && !isClosed;
  return (
    <tr className={`grid items-start gap-x-4 gap-y-3 px-4 py-4 sm:grid-cols-3 sm:px-5 ${columns}`}>
      <th scope="row" className="min-w-0 text-left font-normal sm:col-span-full @wide:col-span-1">
        <h2 className="line-clamp-3 text-base font-medium wrap-anywhere">
          <Link to={to} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          {action.jurisdiction ? <Tag>{action.jurisdiction}</Tag> : <Tag>Own</Tag>}
          {(system || organisation) && (
            <span className="max-w-full truncate font-medium text-ink">{system?.name ?? 'Organisation'}</span>
          )}
          {action.cites && <span>{action.cites}</span>}
          {action.goodPractice && <span>Good practice</span>}
          {action.filed && (
            <span className={action.filed === 'nothing' ? 'font-semibold text-ink' : ''}>
              {filingWords[action.filed]}
            </span>
          )}
          {action.pendingDue && !isClosed && (
            <span className="font-semibold text-ink">Asked for {formatShortDate(action.pendingDue)}</span>
          )}
          {waits && <span className="font-semibold text-ink">Waits for approval</span>}
          {commentCount > 0 && (
            <span>
              {commentCount} {commentCount === 1 ? 'comment' : 'comments'}
            </span>
          )}
        </p>
      </th>
      <td className="min-w-0">
        <StateSelect id={id} title={title} state={state} />
      </td>
      <td className="min-w-0">
        <OwnerSelect id={id} title={title} owner={action.owner} members={members} disabled={isClosed} />
      </td>
      <td className="min-w-0">
        <DueField id={id} title={title} due={action.due} lawDue={action.lawDue} overdue={overdue} disabled={isClosed} />
        {overdue ? (
          <p className="mt-1 text-xs font-semibold text-high">Overdue</p>
        ) : (
          !action.due && action.dueWords && <p className="mt-1 text-xs text-muted">{capitalise(action.dueWords)}</p>
        )}
      </td>
    </tr>
  );
}

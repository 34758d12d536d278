import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { gapWords, Line, ownerPart, sinceParts } from '../../parts/actions/dutyLine.tsx';
import { stateNames } from '../../parts/actions/stateNames.ts';
import { reportPath } from '../../parts/paths.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { capitalise } from '../../ui/capitalise.ts';
import { formatDay, formatShortDate } from '../../ui/formatDate.ts';
import { filingWords } from './actionView.ts';

const Fragment = graphql(`
  fragment ActionRow_action on ActionItem {
    id
    title
    why
    cites
    jurisdiction
    goodPractice
    severity
    state
    stateAt
    filed
    gap
    appliesFrom
    reportId
    reportedAt
    closedBy
    completedBy {
      id
      username
      fullName
    }
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
    stateBy {
      id
      username
      fullName
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

type Props = {
  action: FragmentType<typeof Fragment>;
  /** The address of its details. */
  to: string;
  columns: string;
  /** Null if the user cannot select actions. */
  selected: boolean | null;
  onSelect: (selected: boolean) => void;
};

/** One action in two lines; on narrow screens a card. The whole row opens the details, where it can be changed. */
export function ActionRow({ to, columns, selected, onSelect, ...props }: Props) {
  const action = readFragment(Fragment, props.action);
  const { title, why, state, overdue, acceptance, organisation, system, owner, commentCount } = action;
  const isClosed = state === 'closed';
  // The line about its end names a report.
  const hasEnded = state === 'done' || isClosed;
  const waits = acceptance !== null && acceptance.approvedAt === null && !isClosed;
  const gap = why && gapWords(why, action);
  const reportLink = action.reportId && action.reportedAt && action.jurisdiction && (
    <Link
      to={`${reportPath(action.jurisdiction, action.reportId)}#gaps`}
      className="relative z-10 underline underline-offset-4 hover:no-underline"
    >
      report {action.reportId} of {formatDay(action.reportedAt)}
    </Link>
  );
  const law = [action.jurisdiction ?? 'Own', action.cites, action.goodPractice && 'good practice'].filter(Boolean);
  return (
    <tr
      className={`relative flex flex-wrap gap-x-3 gap-y-0.5 py-2.5 pr-4 pl-13 text-xs hover:bg-canvas sm:py-2 sm:pr-5 @wide:grid @wide:items-center @wide:gap-x-4 @wide:pl-5 ${columns}`}
    >
      <td className="leading-none @max-wide:absolute @max-wide:top-3 @max-wide:left-4">
        {selected !== null && (
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={selected}
            disabled={isClosed}
            onChange={({ target }) => onSelect(target.checked)}
            className="relative z-10 size-5 accent-accent"
          />
        )}
      </td>
      <th scope="row" className="min-w-0 font-normal @max-wide:basis-full">
        <h2 className="line-clamp-2 text-sm font-medium wrap-anywhere sm:line-clamp-1" title={title}>
          <Link
            to={to}
            className="outline-none after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h2>
        {gap && (
          <p className="text-muted sm:flex sm:flex-wrap sm:gap-x-1" title={gap}>
            <span className="sm:max-w-full sm:truncate">{gap}</span>{' '}
            {reportLink && !hasEnded && <span>in {reportLink}</span>}
          </p>
        )}
        {hasEnded && (
          <p className="figures text-muted">
            <Line
              parts={[
                ...sinceParts(
                  {
                    ...action,
                    owner: null,
                    stateBy: action.stateBy && <PersonName person={action.stateBy} />,
                    completedBy: action.completedBy && <PersonName person={action.completedBy} />,
                  },
                  action,
                ),
                isClosed && ownerPart(owner && <PersonName person={owner} />),
              ]}
            />
          </p>
        )}
      </th>
      <td className="min-w-0 @max-wide:basis-full @max-wide:truncate sm:@max-wide:flex-1 sm:@max-wide:basis-40">
        {(system || organisation) && (
          <span className="mr-2 truncate font-medium @wide:block" title={system?.name}>
            {system?.name ?? 'Organisation'}
          </span>
        )}
        <span className="truncate text-muted @wide:block">{law.join(' · ')}</span>
      </td>
      <td className="min-w-0 truncate">
        {owner ? <PersonName person={owner} /> : <span className="text-muted">Unassigned</span>}{' '}
        {commentCount > 0 && (
          <span className="text-muted @wide:block">
            {commentCount} {commentCount === 1 ? 'comment' : 'comments'}
          </span>
        )}
      </td>
      <td className="figures min-w-0">
        {action.due ? (
          <time dateTime={action.due} className={overdue ? 'font-semibold text-high' : ''}>
            {formatShortDate(action.due)}
          </time>
        ) : (
          <span className="text-muted" title={action.dueWords ?? undefined}>
            {action.dueWords ? capitalise(action.dueWords.split(',')[0] ?? '') : 'No date'}
          </span>
        )}{' '}
        {overdue && <span className="font-semibold text-high @wide:block">Overdue</span>}
        {action.pendingDue && !isClosed && (
          <span className="font-semibold @wide:block">Requested: {formatShortDate(action.pendingDue)}</span>
        )}
      </td>
      <td className="min-w-0">
        <span>{stateNames[state]}</span>{' '}
        {action.filed && (
          <span className={`@wide:block ${action.filed === 'nothing' ? 'font-semibold' : 'text-muted'}`}>
            {filingWords[action.filed]}
          </span>
        )}
        {waits && <span className="font-semibold @wide:block">Awaiting approval</span>}
      </td>
      <td className="min-w-0 text-muted">{action.severity ? capitalise(action.severity) : '–'}</td>
    </tr>
  );
}

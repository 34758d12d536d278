import { memo } from 'react';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import type { Jurisdiction, SystemRow_SystemFragmentDoc } from '../../gql/graphql.ts';
import { moveByArrows } from '../../ui/moveByArrows.ts';
import { SystemRow } from './SystemRow.tsx';
import type { Sort, View } from './systemView.ts';

/** Memoised, so that typing in the search renders only what changes. */
const Row = memo(SystemRow);

type Heading = {
  title: string;
  sort?: Sort;
  /** The direction of its values if not reversed. */
  way?: 'ascending' | 'descending';
};
/** A column of two lines, with a heading for each. */
type Column = { headings: Heading[]; alignment?: string };

const columnsOf = (jurisdiction: Jurisdiction): Column[] => [
  { headings: [{ title: 'System', sort: 'name', way: 'ascending' }] },
  {
    headings: [
      { title: 'Created', sort: 'newest', way: 'descending' },
      { title: 'Last assessed', sort: 'lastAssessed', way: 'ascending' },
    ],
  },
  {
    headings: [
      { title: 'Risk level', sort: 'level', way: 'descending' },
      { title: jurisdiction === 'UK' ? 'Rating' : 'AI Act class', sort: 'class', way: 'descending' },
    ],
  },
  { headings: [{ title: 'Compliance score', sort: 'score', way: 'ascending' }], alignment: 'text-right' },
  {
    headings: [
      { title: 'Open gaps', sort: 'openGaps', way: 'descending' },
      { title: 'Legal date', sort: 'nextDate', way: 'ascending' },
    ],
    alignment: 'pl-3',
  },
  { headings: [{ title: 'Actions' }] },
];

type Props = {
  jurisdiction: Jurisdiction;
  systems: readonly ({ id: string } & FragmentType<typeof SystemRow_SystemFragmentDoc>)[];
  view: View;
  onView: (change: Partial<View>) => void;
};

/** The list of systems: a table if there is room, otherwise one card per system. */
export function SystemTable({ jurisdiction, systems, view, onView }: Props) {
  return (
    <table aria-label="AI systems" className="block w-full text-left text-sm">
      <thead className="block border-b border-line text-xs text-muted @max-wide:sr-only">
        <tr className={`grid items-center gap-x-3 px-5 ${systemColumns}`} onKeyDown={moveByArrows}>
          {columnsOf(jurisdiction).map(column => (
            <ColumnHead key={column.headings[0]?.title} {...column} view={view} onView={onView} />
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line">
        {systems.map(system => (
          <Row key={system.id} system={system} columns={systemColumns} />
        ))}
      </tbody>
    </table>
  );
}

const systemColumns =
  '@wide:grid-cols-[minmax(0,1fr)_8.25rem_8.5rem_5rem_6rem_13rem] @min-[72rem]:grid-cols-[minmax(0,1fr)_8.25rem_11.75rem_5rem_6rem_13rem]';

/** The sorts with a heading. The headings have one tab stop, the heading by which the list is sorted. */
const headed: readonly Sort[] = ['name', 'newest', 'lastAssessed', 'level', 'class', 'score', 'openGaps', 'nextDate'];
const stopOf = ({ sort }: View) => (headed.includes(sort) ? sort : 'name');

const isUp = ({ way }: Heading, { reversed }: View) => (way === 'ascending') !== reversed;

function ColumnHead({ headings, alignment = '', view, onView }: Column & Pick<Props, 'view' | 'onView'>) {
  const sorted = headings.find(({ sort }) => sort && sort === view.sort);
  return (
    <th
      scope="col"
      aria-sort={sorted && (isUp(sorted, view) ? 'ascending' : 'descending')}
      className={`font-medium ${alignment}`}
    >
      {headings.map(heading => (
        <HeadingButton key={heading.title} heading={heading} view={view} onView={onView} />
      ))}
    </th>
  );
}

type HeadingProps = { heading: Heading } & Pick<Props, 'view' | 'onView'>;

function HeadingButton({ heading, view, onView }: HeadingProps) {
  const { title, sort } = heading;
  if (!sort) return <span className="sr-only">{title}</span>;
  const isOn = view.sort === sort;
  return (
    <>
      <button
        type="button"
        tabIndex={sort === stopOf(view) ? 0 : -1}
        onClick={() => onView({ sort, reversed: isOn && !view.reversed })}
        className={`block min-h-6 w-full @max-wide:hidden hover:text-ink ${isOn ? 'font-semibold text-ink' : ''} ${sort === 'score' ? 'text-right' : 'text-left'}`}
      >
        {title}
        <span aria-hidden="true">{isOn ? (isUp(heading, view) ? ' ↑' : ' ↓') : ''}</span>
      </button>
      <span className="@wide:hidden">{title} </span>
    </>
  );
}

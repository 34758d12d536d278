import { memo } from 'react';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import type { Jurisdiction, SystemRow_SystemFragmentDoc } from '../../gql/graphql.ts';
import { SystemRow } from './SystemRow.tsx';
import type { Sort, View } from './systemView.ts';

/** Typing in the search draws only what changes. */
const Row = memo(SystemRow);

type Column = {
  title: string;
  sort?: Sort;
  /** Which way its values run where nothing is reversed. */
  way?: 'ascending' | 'descending';
  figures?: boolean;
};

const columnsOf = (jurisdiction: Jurisdiction): Column[] => [
  { title: 'System', sort: 'name', way: 'ascending' },
  { title: jurisdiction === 'UK' ? 'Rating' : 'Class', sort: 'class', way: 'descending' },
  { title: 'Level', sort: 'level', way: 'descending' },
  { title: 'Score', sort: 'score', way: 'ascending', figures: true },
  { title: 'Open gaps', sort: 'openGaps', way: 'descending', figures: true },
  { title: 'Next date', sort: 'nextDate', way: 'ascending' },
  { title: 'Last assessed', sort: 'lastAssessed', way: 'ascending' },
  { title: 'Progress', sort: 'progress', way: 'descending' },
  { title: 'Actions' },
];

type Props = {
  jurisdiction: Jurisdiction;
  systems: readonly ({ id: string } & FragmentType<typeof SystemRow_SystemFragmentDoc>)[];
  view: View;
  onView: (change: Partial<View>) => void;
};

/** The ledger of systems: a table where there is room for one, otherwise a card for each. */
export function SystemTable({ jurisdiction, systems, view, onView }: Props) {
  return (
    <table aria-label="AI systems" className="block w-full text-left text-sm">
      <thead className="block border-b border-line text-xs text-muted @max-wider:sr-only">
        <tr className={`grid items-center gap-x-2 px-5 py-1 ${systemColumns}`}>
          {columnsOf(jurisdiction).map(column => (
            <Heading key={column.title} {...column} view={view} onView={onView} />
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

const systemColumns = '@wider:grid-cols-[minmax(0,1fr)_6rem_8rem_3rem_3.25rem_5.5rem_5.75rem_5.75rem_11.5rem]';

function Heading({ title, sort, way, figures, view, onView }: Column & Pick<Props, 'view' | 'onView'>) {
  const look = `font-medium ${figures ? 'text-right' : ''}`;
  if (!sort)
    return (
      <th scope="col" className={look}>
        <span className="sr-only">{title}</span>
      </th>
    );
  const isOn = view.sort === sort;
  const isUp = (way === 'ascending') !== view.reversed;
  return (
    <th scope="col" aria-sort={isOn ? (isUp ? 'ascending' : 'descending') : undefined} className={look}>
      <button
        type="button"
        onClick={() => onView({ sort, reversed: isOn && !view.reversed })}
        className={`py-2 @max-wider:hidden hover:text-ink ${isOn ? 'font-semibold text-ink' : ''} ${figures ? 'text-right' : 'text-left'}`}
      >
        {title}
        <span aria-hidden="true">{isOn ? (isUp ? ' ↑' : ' ↓') : ''}</span>
      </button>
      <span className="@wider:hidden">{title}</span>
    </th>
  );
}

import { useEffect, useRef } from 'react';
import type { RegisterSort, SystemsQuery } from '../../gql/graphql.ts';
import { SystemsRow } from './SystemsRow.tsx';
import type { View } from './systemsView.ts';

const titles: [title: string, sort: RegisterSort][] = [
  ['System', 'name'],
  ['Law and risk', 'risk'],
  ['Status', 'status'],
  ['Owner', 'owner'],
  ['Version', 'version'],
  ['Supplier', 'supplier'],
  ['Next review', 'nextReview'],
  ['Facts', 'completeness'],
];

const columns =
  '@wide:grid-cols-[1.5rem_minmax(0,1.4fr)_10.5rem_5.75rem_minmax(0,0.8fr)_4.5rem_minmax(0,1fr)_6.5rem_5.5rem] @min-[72rem]:grid-cols-[1.5rem_minmax(0,1.4fr)_13.5rem_5.75rem_minmax(0,0.8fr)_4.5rem_minmax(0,1fr)_6.5rem_5.5rem]';

type Props = {
  systems: SystemsQuery['systemRegister']['systems'];
  selected: ReadonlySet<string>;
  view: View;
  /** The shown own field. */
  own: { name: string; label: string } | undefined;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  onView: (change: Partial<View>) => void;
};

/** The grid: a table if there is room, otherwise one card per system. */
export function SystemsTable({ systems, selected, view, own, onSelect, onView }: Props) {
  const all = useRef<HTMLInputElement>(null);
  const count = systems.filter(({ id }) => selected.has(id)).length;
  useEffect(() => {
    if (all.current) all.current.indeterminate = count > 0 && count < systems.length;
  }, [count, systems.length]);
  return (
    <table aria-label="AI systems" className="block w-full text-left text-sm">
      <thead className="block border-b border-line text-xs text-muted">
        <tr className={`grid items-center gap-x-3 px-4 py-2 sm:px-5 @wide:py-1 ${columns}`}>
          <th scope="col" className="font-medium">
            <label className="flex min-h-6 items-center gap-3">
              <input
                ref={all}
                type="checkbox"
                aria-label="Select all on this page"
                checked={count > 0 && count === systems.length}
                onChange={({ target }) =>
                  onSelect(
                    systems.map(({ id }) => id),
                    target.checked,
                  )
                }
                className="size-4.5 accent-accent"
              />
              <span aria-hidden="true" className="whitespace-nowrap @wide:hidden">
                Select all on this page
              </span>
            </label>
          </th>
          {titles.map(([title, sort], at) => (
            <Heading
              key={title}
              title={title}
              sort={sort}
              isStop={sort === view.sort || (at === 0 && titles.every(([, other]) => other !== view.sort))}
              view={view}
              onView={onView}
            />
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line">
        {systems.map(system => (
          <SystemsRow
            key={system.id}
            system={system}
            columns={columns}
            own={own}
            isSelected={selected.has(system.id)}
            onSelect={isSelected => onSelect([system.id], isSelected)}
          />
        ))}
      </tbody>
    </table>
  );
}

type HeadingProps = { title: string; sort: RegisterSort; isStop: boolean } & Pick<Props, 'view' | 'onView'>;

/** A column heading. All headings are one tab stop; the arrow keys move between them. */
function Heading({ title, sort, isStop, view, onView }: HeadingProps) {
  const isOn = view.sort === sort;
  const isUp = (sort !== 'risk') !== view.reversed;
  return (
    <th
      scope="col"
      aria-sort={isOn ? (isUp ? 'ascending' : 'descending') : undefined}
      className="font-medium @max-wide:sr-only"
    >
      <button
        type="button"
        tabIndex={isStop ? undefined : -1}
        onKeyDown={({ key, currentTarget }) => {
          const heading = currentTarget.closest('th');
          const next = { ArrowLeft: heading?.previousElementSibling, ArrowRight: heading?.nextElementSibling }[key];
          next?.querySelector<HTMLElement>('button')?.focus();
        }}
        onClick={() => onView({ sort, reversed: isOn && !view.reversed })}
        className={`py-2 text-left @max-wide:hidden hover:text-ink ${isOn ? 'font-semibold text-ink' : ''}`}
      >
        {title}
        <span aria-hidden="true">{isOn ? (isUp ? ' ↑' : ' ↓') : ''}</span>
      </button>
      <span className="@wide:hidden">{title}</span>
    </th>
  );
}

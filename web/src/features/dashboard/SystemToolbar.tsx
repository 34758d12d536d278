import { compactControl } from '../../ui/compactControl.ts';
import { type Filter, type Sort, sorts, type View } from './systemView.ts';

const levels: [Filter, string][] = [
  ['ALL', 'All risk levels'],
  ['HIGH', 'High risk'],
  ['MEDIUM', 'Medium risk'],
  ['LOW', 'Low risk'],
  ['NOT_ASSESSED', 'Not assessed'],
  ['IN_PROGRESS', 'In progress'],
];

type Props = {
  view: View;
  /** The types that occur in the list. */
  types: readonly string[];
  /** Whether other members work on systems too. */
  isShared: boolean;
  onView: (change: Partial<View>) => void;
};

/** Search, filter and sort for a long list. */
export function SystemToolbar({ view, types, isShared, onView }: Props) {
  return (
    <search className="mt-2 grid grid-cols-2 gap-2 xl:grid-flow-col xl:grid-cols-[1fr]">
      <input
        type="search"
        dir="auto"
        aria-label="Search systems"
        placeholder="Search by name, type or description"
        maxLength={200}
        value={view.search}
        onChange={event => onView({ search: event.target.value })}
        className={`${compactControl} col-span-2 xl:col-span-1`}
      />
      <select
        aria-label="Risk level"
        value={view.filter}
        onChange={event => onView({ filter: event.target.value as Filter })}
        className={compactControl}
      >
        {levels.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select
        aria-label="System type"
        value={view.systemType}
        onChange={event => onView({ systemType: event.target.value })}
        className={`${compactControl} xl:max-w-60`}
      >
        <option value="">All types</option>
        {types.map(type => (
          <option key={type}>{type}</option>
        ))}
      </select>
      {isShared && (
        <select
          aria-label="Owner"
          value={view.mine ? 'me' : ''}
          onChange={event => onView({ mine: event.target.value === 'me' })}
          className={compactControl}
        >
          <option value="">All owners</option>
          <option value="me">Mine</option>
        </select>
      )}
      <select
        aria-label="Sort by"
        value={view.sort}
        onChange={event => onView({ sort: event.target.value as Sort, reversed: false })}
        className={`${compactControl} ${isShared ? '' : 'max-xl:col-span-2'}`}
      >
        {Object.entries(sorts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </search>
  );
}

import type { ActivityFilter } from '../../../gql/graphql.ts';
import { actionWords } from '../../../parts/activity/actionWords.ts';
import { Button } from '../../../ui/Button.tsx';
import { compactControl } from '../../../ui/compactControl.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { UserPicker } from './UserPicker.tsx';

type Props = {
  filter: ActivityFilter;
  actions: readonly string[];
  onFilter: (change: ActivityFilter) => void;
  onClear: () => void;
};

/** Narrows the log to a user, an action and a span of days. */
export function ActivityFilters({ filter, actions, onFilter, onClear }: Props) {
  const { userId, action, from, to } = filter;
  return (
    <search className="grid grid-cols-2 gap-2 lg:grid-cols-[1fr_1fr_auto_auto_auto]">
      <UserPicker userId={userId ?? undefined} onPick={id => onFilter({ userId: id })} />
      <select
        aria-label="Action"
        value={action ?? ''}
        onChange={event => onFilter({ action: event.target.value })}
        className={compactControl}
      >
        <option value="">All actions</option>
        {actions.map(name => (
          <option key={name} value={name}>
            {actionWords(name)}
          </option>
        ))}
      </select>
      <DayField label="From" value={from} max={to} onChange={day => onFilter({ from: day })} />
      <DayField label="To" value={to} min={from} onChange={day => onFilter({ to: day })} />
      <Button
        size="small"
        className="h-9 max-lg:col-span-2"
        disabled={!userId && !action && !from && !to}
        onClick={onClear}
      >
        Clear Filters
      </Button>
    </search>
  );
}

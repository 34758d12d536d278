import type { ActivityFilter } from '../../gql/graphql.ts';
import { actionWords } from '../../parts/activity/actionWords.ts';
import { personName } from '../../parts/people/personName.ts';
import { useMembers } from '../../parts/people/useMembers.ts';
import { Button } from '../../ui/Button.tsx';
import { compactControl } from '../../ui/compactControl.ts';
import { DayField } from '../../ui/DayField.tsx';

type Props = {
  filter: ActivityFilter;
  actions: readonly string[];
  onFilter: (change: ActivityFilter) => void;
  onClear: () => void;
};

/** Filters the log by person, kind of action and date range. */
export function LogFilters({ filter, actions, onFilter, onClear }: Props) {
  const { members = [] } = useMembers();
  const { userId, action, from, to } = filter;
  const isFormer = userId && members.length > 0 && !members.some(({ id }) => id === userId);
  return (
    <search className="grid grid-cols-2 gap-2 xl:grid-cols-[1fr_1fr_auto_auto_auto]">
      <select
        aria-label="Member"
        value={userId ?? ''}
        onChange={event => onFilter({ userId: event.target.value })}
        className={compactControl}
      >
        <option value="">All members</option>
        {isFormer && <option value={userId}>Former member</option>}
        {members.map(person => (
          <option key={person.id} value={person.id}>
            {personName(person)}
          </option>
        ))}
      </select>
      <select
        aria-label="Activity"
        value={action ?? ''}
        onChange={event => onFilter({ action: event.target.value })}
        className={compactControl}
      >
        <option value="">All activities</option>
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
        className="h-9 max-xl:col-span-2"
        disabled={!userId && !action && !from && !to}
        onClick={onClear}
      >
        Clear Filters
      </Button>
    </search>
  );
}

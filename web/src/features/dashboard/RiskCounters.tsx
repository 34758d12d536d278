import { type RiskLevel, toneOfRisk } from '../../ui/RiskBadge.tsx';
import { Shape } from '../../ui/Shape.tsx';
import type { Filter } from './systemView.ts';

const counters: ['ALL' | RiskLevel, string][] = [
  ['ALL', 'AI Systems'],
  ['HIGH', 'High Risk'],
  ['MEDIUM', 'Medium Risk'],
  ['LOW', 'Low Risk'],
];

type Props = {
  /** One entry per system, null where it has no report; undefined while they are fetched. */
  levels: (RiskLevel | null)[] | undefined;
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

/** Four figures, each also a filter of the list below. */
export function RiskCounters({ levels, filter, onFilter }: Props) {
  const count = (of: Filter) => (of === 'ALL' ? levels : levels?.filter(level => level === of))?.length;
  return (
    <div className="mt-8 grid grid-cols-2 overflow-hidden rounded-card border border-line bg-line gap-px sm:grid-cols-4">
      {counters.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onFilter(filter === value ? 'ALL' : value)}
          className="group bg-surface px-5 py-4 text-left -outline-offset-2 hover:bg-canvas aria-pressed:shadow-[inset_0_-2px_var(--accent)]"
        >
          <span className="flex items-center gap-2 text-xs font-medium text-muted">
            {value !== 'ALL' && (
              <span className={{ HIGH: 'text-high', MEDIUM: 'text-medium', LOW: 'text-low' }[value]}>
                <Shape tone={toneOfRisk(value)} />
              </span>
            )}
            {label}
          </span>
          <span className="figures mt-1 block text-2xl font-semibold">{count(value) ?? '–'}</span>
        </button>
      ))}
    </div>
  );
}

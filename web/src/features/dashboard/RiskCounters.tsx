import { formatCount } from '../../ui/formatCount.ts';
import { type RiskLevel, toneOfRisk } from '../../ui/RiskBadge.tsx';
import { Shape } from '../../ui/Shape.tsx';
import type { Filter } from './systemView.ts';

type Counts = { all: number; high: number; medium: number; low: number; notAssessed: number };

const counters: ['ALL' | RiskLevel, keyof Counts, string][] = [
  ['ALL', 'all', 'AI Systems'],
  ['HIGH', 'high', 'High Risk'],
  ['MEDIUM', 'medium', 'Medium Risk'],
  ['LOW', 'low', 'Low Risk'],
];

type Props = {
  /** Of the whole list; undefined while it is fetched. */
  counts: Counts | undefined;
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

/** Four figures, each also a filter of the list below. */
export function RiskCounters({ counts, filter, onFilter }: Props) {
  return (
    <div className="mt-8 grid grid-cols-2 overflow-hidden rounded-card border border-line bg-line gap-px sm:grid-cols-4">
      {counters.map(([value, of, label]) => (
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
          <span className="figures mt-1 block text-2xl font-semibold">{counts ? formatCount(counts[of]) : '–'}</span>
        </button>
      ))}
    </div>
  );
}

import { formatCount } from '../../ui/formatCount.ts';
import { moveByArrows } from '../../ui/moveByArrows.ts';
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
  /** The counts over the whole list; undefined while loading. */
  counts: Counts | undefined;
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

/** Four figures, each also a filter of the list below. */
export function RiskCounters({ counts, filter, onFilter }: Props) {
  const stop = counters.some(([value]) => value === filter) ? filter : 'ALL';
  return (
    <fieldset
      aria-label="Systems by risk level"
      onKeyDown={moveByArrows}
      className="mt-3 grid grid-cols-2 overflow-hidden rounded-card border border-line bg-line gap-px sm:grid-cols-4"
    >
      {counters.map(([value, of, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={filter === value}
          tabIndex={value === stop ? 0 : -1}
          onClick={() => onFilter(filter === value ? 'ALL' : value)}
          className="group bg-surface flex items-baseline justify-between gap-3 px-5 py-2 text-left -outline-offset-2 hover:bg-canvas aria-pressed:shadow-[inset_0_-2px_var(--accent)]"
        >
          <span className="flex items-center gap-2 text-xs font-medium text-muted">
            {value !== 'ALL' && (
              <span className={{ HIGH: 'text-high', MEDIUM: 'text-medium', LOW: 'text-low' }[value]}>
                <Shape tone={toneOfRisk(value)} />
              </span>
            )}
            {label}
          </span>
          <span className="figures block text-xl font-semibold">{counts ? formatCount(counts[of]) : '–'}</span>
        </button>
      ))}
    </fieldset>
  );
}

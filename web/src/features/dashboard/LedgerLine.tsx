import { formatCount } from '../../ui/formatCount.ts';
import type { View } from './systemView.ts';

type Props = {
  view: View;
  all: number;
  matches: number;
  notAssessed: number;
  /** Whether there is a toolbar, which also filters by level. */
  hasToolbar: boolean;
  onView: (change: Partial<View>) => void;
};

/** The number of matching systems, and of those not assessed. */
export function LedgerLine({ view, all, matches, notAssessed, hasToolbar, onView }: Props) {
  const isOn = view.filter === 'NOT_ASSESSED';
  return (
    <div className="figures flex min-h-6 flex-wrap items-center gap-x-6 text-sm text-muted">
      <p role="status">
        {matches === all
          ? `${formatCount(all)} ${all === 1 ? 'system' : 'systems'}`
          : `${formatCount(matches)} of ${formatCount(all)} systems`}
      </p>
      {!hasToolbar && (
        <button
          type="button"
          aria-pressed={isOn}
          onClick={() => onView({ filter: isOn ? 'ALL' : 'NOT_ASSESSED' })}
          className="inline-flex min-h-6 items-center gap-1 underline-offset-4 hover:text-ink hover:underline aria-pressed:font-semibold aria-pressed:text-ink"
        >
          Not assessed <span className="font-semibold text-ink">{formatCount(notAssessed)}</span>
        </button>
      )}
    </div>
  );
}

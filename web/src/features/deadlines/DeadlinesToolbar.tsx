import { compactControl } from '../../ui/compactControl.ts';
import { kindNames, type View } from './deadlinesView.ts';

const pressed =
  'h-9 rounded-control pointer-coarse:min-h-11 border border-edge px-3 text-sm font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-canvas';

const views = { list: 'List', calendar: 'Calendar', timeline: 'Timeline' } as const;

type Props = { view: View; onView: (change: Partial<View>) => void };

/** Filters the deadlines by kind, law and owner, and chooses their layout. */
export function DeadlinesToolbar({ view, onView }: Props) {
  return (
    <search className="mt-6 flex flex-wrap gap-2">
      <button type="button" aria-pressed={view.mine} onClick={() => onView({ mine: !view.mine })} className={pressed}>
        Mine
      </button>
      <select
        aria-label="Kind"
        value={view.kind}
        onChange={({ target }) => onView({ kind: target.value as View['kind'] })}
        className={compactControl}
      >
        <option value="">All kinds</option>
        {Object.entries(kindNames).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Law"
        value={view.law}
        onChange={({ target }) => onView({ law: target.value as View['law'] })}
        className={compactControl}
      >
        <option value="">EU and UK</option>
        <option value="EU">EU</option>
        <option value="UK">UK</option>
      </select>
      {view.shown === 'timeline' && (
        <select
          aria-label="Grouping"
          value={view.by}
          onChange={({ target }) => onView({ by: target.value as View['by'] })}
          className={compactControl}
        >
          <option value="kind">By kind</option>
          <option value="system">By system</option>
        </select>
      )}
      <fieldset aria-label="Layout" className="flex basis-full gap-2 sm:ml-auto sm:basis-auto">
        {(Object.keys(views) as View['shown'][]).map(shown => (
          <button
            key={shown}
            type="button"
            aria-pressed={view.shown === shown}
            onClick={() => onView({ shown })}
            className={pressed}
          >
            {views[shown]}
          </button>
        ))}
      </fieldset>
    </search>
  );
}

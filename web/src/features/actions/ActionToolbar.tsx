import type { Jurisdiction } from '../../gql/graphql.ts';
import { stateNames } from '../../parts/actions/stateNames.ts';
import type { Member } from '../../parts/people/personName.ts';
import { personName } from '../../parts/people/personName.ts';
import { compactControl } from '../../ui/compactControl.ts';
import { moveByArrows } from '../../ui/moveByArrows.ts';
import { type Sort, sorts, type View } from './actionView.ts';

type Props = {
  view: View;
  systems: readonly { id: string; name: string }[];
  members: readonly Member[];
  /** The id of the current user. */
  me: string | undefined;
  onView: (change: Partial<View>) => void;
};

const pressed =
  'h-9 rounded-control border border-edge px-3 text-sm font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-canvas';

/** Filters by owner, system, law and state; switches between table and board. */
export function ActionToolbar({ view, systems, members, me, onView }: Props) {
  return (
    <search className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <button
        type="button"
        aria-pressed={view.owner === 'me'}
        onClick={() => onView({ owner: view.owner === 'me' ? '' : 'me' })}
        className={pressed}
      >
        My Work
      </button>
      <button
        type="button"
        aria-pressed={view.overdue}
        onClick={() => onView({ overdue: !view.overdue })}
        className={pressed}
      >
        Overdue
      </button>
      <select
        aria-label="Owner"
        value={view.owner}
        onChange={({ target }) => onView({ owner: target.value })}
        className={compactControl}
      >
        <option value="">All owners</option>
        <option value="me">Me</option>
        <option value="nobody">Unassigned</option>
        {members
          .filter(({ id }) => id !== me)
          .map(person => (
            <option key={person.id} value={person.id}>
              {personName(person)}
            </option>
          ))}
      </select>
      {!view.board && (
        <select
          aria-label="Status"
          value={view.state}
          onChange={({ target }) => onView({ state: target.value as View['state'] })}
          className={compactControl}
        >
          <option value="">Open and in progress</option>
          {Object.entries(stateNames).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value="all">All statuses</option>
        </select>
      )}
      <select
        aria-label="Law"
        value={view.law}
        onChange={({ target }) => onView({ law: target.value as Jurisdiction | '' })}
        className={compactControl}
      >
        <option value="">EU and UK</option>
        <option value="EU">EU</option>
        <option value="UK">UK</option>
      </select>
      <select
        aria-label="AI system"
        value={view.system}
        onChange={({ target }) => onView({ system: target.value })}
        className={`${compactControl} sm:max-w-60`}
      >
        <option value="">All systems</option>
        {systems.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {!view.board && (
        <select
          aria-label="Sort by"
          value={view.sort}
          onChange={({ target }) => onView({ sort: target.value as Sort, reversed: false })}
          className={compactControl}
        >
          {Object.entries(sorts).map(([value, label]) => (
            <option key={value} value={value}>
              By {label.toLowerCase()}
            </option>
          ))}
        </select>
      )}
      <fieldset aria-label="Layout" onKeyDown={moveByArrows} className="col-span-full flex gap-2 sm:ml-auto">
        <button
          type="button"
          aria-pressed={!view.board}
          tabIndex={view.board ? -1 : 0}
          onClick={() => onView({ board: false })}
          className={pressed}
        >
          Table
        </button>
        <button
          type="button"
          aria-pressed={view.board}
          tabIndex={view.board ? 0 : -1}
          onClick={() => onView({ board: true })}
          className={pressed}
        >
          Board
        </button>
      </fieldset>
    </search>
  );
}

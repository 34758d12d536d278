import type { ActionsQuery } from '../../gql/graphql.ts';
import { moveByArrows } from '../../ui/moveByArrows.ts';
import { ActionRow } from './ActionRow.tsx';
import { type Sort, sorts, type View } from './actionView.ts';
import type { Selection } from './useSelection.ts';

type Props = {
  items: ActionsQuery['actions']['items'];
  /** Null for users who may not change actions. */
  selection: Selection | null;
  view: View;
  linkTo: (id: string) => string;
  onView: (change: Partial<View>) => void;
};

const columns = '@wide:grid-cols-[1.25rem_minmax(0,1fr)_12rem_9rem_7.5rem_7.5rem_5.5rem]';

/** The list: a table if there is room, otherwise one card per action. */
export function ActionTable({ items, selection, view, linkTo, onView }: Props) {
  const ids = items.filter(({ state }) => state !== 'closed').map(({ id }) => id);
  return (
    <div className="@container mt-2 overflow-hidden rounded-card border border-line bg-surface">
      <table aria-label="Actions" className="block w-full text-left text-sm">
        <thead className="block border-b border-line text-xs text-muted">
          <tr
            onKeyDown={moveByArrows}
            className={`grid grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-4 px-4 py-1.5 sm:px-5 ${columns}`}
          >
            <th scope="col" className="leading-none">
              {selection && (
                <input
                  type="checkbox"
                  aria-label="Select all actions"
                  checked={selection.ids.length > 0 && selection.ids.length === selection.most(ids).length}
                  onChange={({ target }) => selection.set(target.checked ? selection.most(ids) : [])}
                  className="size-5 accent-accent"
                />
              )}
            </th>
            {heads.map(([title, sort]) => (
              <th
                key={title}
                scope="col"
                aria-sort={sort && view.sort === sort ? (view.reversed ? 'descending' : 'ascending') : undefined}
                className="font-medium @max-wide:sr-only"
              >
                {sort ? (
                  <button
                    type="button"
                    // Keyboard users sort the list with the toolbar, which has the same orders.
                    tabIndex={-1}
                    onClick={() => onView({ sort, reversed: view.sort === sort && !view.reversed })}
                    className={`min-h-6 hover:text-ink ${view.sort === sort ? 'font-semibold text-ink' : ''}`}
                  >
                    {title}
                    <span aria-hidden="true">{view.sort === sort ? (view.reversed ? ' ↓' : ' ↑') : ''}</span>
                  </button>
                ) : (
                  title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line">
          {items.map(action => (
            <ActionRow
              key={action.id}
              action={action}
              to={linkTo(action.id)}
              columns={columns}
              selected={selection ? selection.ids.includes(action.id) : null}
              onSelect={selected => selection?.toggle(action.id, selected)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const heads: readonly (readonly [string, Sort?])[] = [
  ['Action'],
  ['System', 'system'],
  ['Owner', 'owner'],
  ['Due', 'due'],
  ['Status'],
  [sorts.severity, 'severity'],
];

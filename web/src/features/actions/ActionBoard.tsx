import type { ActionsQuery } from '../../gql/graphql.ts';
import { ActionCard } from './ActionCard.tsx';
import { columns, stateNames } from './actionView.ts';

type Props = {
  items: ActionsQuery['actions']['items'];
  counts: ActionsQuery['actions']['counts'];
  linkTo: (id: string) => string;
};

/** What is open, being done, done and accepted, side by side. */
export function ActionBoard({ items, counts, linkTo }: Props) {
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {columns.map(state => (
        <section key={state} aria-label={stateNames[state]} className="min-w-0 rounded-card bg-none-soft p-3">
          <h2 className="px-1 text-sm font-semibold">
            {stateNames[state]}{' '}
            <span className="figures font-normal text-muted">{counts[state].toLocaleString('en-GB')}</span>
          </h2>
          <ul className="mt-3 space-y-3">
            {items
              .filter(action => action.state === state)
              .map(action => (
                <ActionCard key={action.id} action={action} to={linkTo(action.id)} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

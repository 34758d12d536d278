import type { ActionsQuery } from '../../gql/graphql.ts';
import { ActionRow } from './ActionRow.tsx';
import type { Member } from './OwnerSelect.tsx';

type Props = {
  items: ActionsQuery['actions']['items'];
  members: readonly Member[];
  linkTo: (id: string) => string;
};

const columns = 'xl:grid-cols-[minmax(0,1fr)_8rem_12rem_12rem]';

/** The list by day: a table where there is room for one, otherwise a card for each. */
export function ActionTable({ items, members, linkTo }: Props) {
  return (
    <div className="mt-4 overflow-hidden rounded-card border border-line bg-surface">
      <table aria-label="Actions" className="block w-full text-left text-sm">
        <thead className="block border-b border-line text-xs text-muted max-xl:sr-only">
          <tr className={`grid gap-x-4 px-5 py-2.5 ${columns}`}>
            {['Action', 'State', 'Owner', 'Due'].map(title => (
              <th key={title} scope="col" className="font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line">
          {items.map(action => (
            <ActionRow key={action.id} action={action} members={members} to={linkTo(action.id)} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

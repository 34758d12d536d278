import type { UserColumn, UserOrder } from './userView.ts';

type Props = { order: UserOrder | undefined; onOrder: (order: UserOrder | undefined) => void };

/**
 * The header cells, laid out like those of the rows. Pressing one sorts the list, then reverses the order, then restores the original
 * order.
 */
export function UserHead({ order, onOrder }: Props) {
  const column = (by: UserColumn, name: string, className = '') => {
    const isChosen = order?.by === by;
    const next = !isChosen
      ? { by, descending: by !== 'username' }
      : order.descending === (by !== 'username')
        ? { by, descending: !order.descending }
        : undefined;
    return (
      <th
        className={`font-medium ${className}`}
        aria-sort={isChosen ? (order.descending ? 'descending' : 'ascending') : 'none'}
      >
        <button type="button" onClick={() => onOrder(next)} className="min-h-6 rounded-control hover:text-ink">
          {name}
          {isChosen && <span aria-hidden="true">{order.descending ? ' ↓' : ' ↑'}</span>}
        </button>
      </th>
    );
  };
  return (
    <>
      <th>
        <span className="sr-only">Selection</span>
      </th>
      {column('username', 'User')}
      <th className="font-medium">Status</th>
      {column('assessments', 'Assessments', 'text-right @max-2xl:hidden')}
      {column('registered', 'Registered', '@max-4xl:hidden')}
      {column('lastLogin', 'Last login')}
      <th>
        <span className="sr-only">Actions</span>
      </th>
    </>
  );
}

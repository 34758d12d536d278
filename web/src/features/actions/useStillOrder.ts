import { useEffect, useState } from 'react';

/**
 * The items in the order in which they were first seen. Changed items keep their place, and new ones come last.
 * @param view names the shown list; another view starts with its own order
 */
export function useStillOrder<Item extends { id: string }>(items: readonly Item[] | undefined, view: string) {
  const [seen, setSeen] = useState<{ view: string; ids: readonly string[] }>({ view, ids: [] });
  const ranks = new Map<string, number>(seen.view === view ? seen.ids.map((id, rank) => [id, rank]) : []);
  const rankOf = ({ id }: Item) => ranks.get(id) ?? ranks.size;
  const still = items?.toSorted((one, other) => rankOf(one) - rankOf(other));
  const ids = still?.map(({ id }) => id).join(' ') ?? '';
  useEffect(() => setSeen({ view, ids: ids.split(' ') }), [view, ids]);
  return still;
}

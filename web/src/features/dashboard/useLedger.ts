import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { dashboardQuery } from './dashboardQuery.ts';
import { filterOf, PAGE, type View } from './systemView.ts';

/** So long nobody has typed before the server is asked. */
const STILL_MS = 250;

/**
 * The page of the list that a view shows. What was there before stays until it is there; on coming back it is there at once, and
 * brought up to date.
 * @param me the number of the person who looks
 */
export function useLedger(jurisdiction: Jurisdiction, view: View, me: string | undefined) {
  const { sort, reversed, page } = view;
  const search = useStill(view.search);
  const { data, previousData, error, loading, refetch } = useQuery(dashboardQuery, {
    variables: {
      jurisdiction,
      filter: filterOf({ ...view, search }, me),
      sort,
      reversed,
      first: PAGE,
      skip: (page - 1) * PAGE,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // The list is shown without the dates when only they cannot be read.
    errorPolicy: 'all',
  });
  const shown = data ?? previousData;
  const lawChanges = shown?.lawChanges?.open ?? 0;
  return {
    ledger: shown?.systemLedger,
    due: shown && { ...shown, reassessments: shown.organisation?.reassessments ?? null },
    actions: shown?.actionCounts,
    lawChanges,
    isBusy: loading && !data,
    error,
    refetch,
  };
}

/** A value once it has stayed the same for a moment. */
function useStill<Value>(value: Value): Value {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), STILL_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return still;
}

import { useQuery } from '@apollo/client/react';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { useStill } from '../../ui/useStill.ts';
import { dashboardQuery } from './dashboardQuery.ts';
import { filterOf, PAGE, type View } from './systemView.ts';

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

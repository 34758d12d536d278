import { useQuery } from '@apollo/client/react';
import { apollo } from '../../client/apollo.ts';
import { useKept } from '../../client/useKept.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { useStill } from '../../ui/useStill.ts';
import { dashboardQuery } from './dashboardQuery.ts';
import { filterOf, PAGE, type View } from './systemView.ts';

/**
 * The page of the list for a view. The previous page stays until it has loaded. On return it is shown at once, and requested again only
 * if something may have changed.
 * @param me the id of the user
 */
export function useLedger(jurisdiction: Jurisdiction, view: View, me: string | undefined) {
  const search = useStill(view.search);
  const variables = variablesOf(jurisdiction, { ...view, search }, me);
  const { data, previousData, error, loading, refetch } = useQuery(dashboardQuery, {
    variables,
    ...useKept(dashboardQuery, variables),
    // If only the open items cannot be read, the list is shown without them.
    errorPolicy: 'all',
  });
  const shown = data ?? previousData;
  return {
    ledger: shown?.systemLedger,
    shown,
    isBusy: loading && !data,
    error,
    refetch,
  };
}

export function askLedger(jurisdiction: Jurisdiction, view: View, me: string | undefined): void {
  const variables = variablesOf(jurisdiction, view, me);
  void apollo.query({ query: dashboardQuery, variables, errorPolicy: 'all' }).catch(() => undefined);
}

/** The query variables of a view of the list. */
export function variablesOf(jurisdiction: Jurisdiction, view: View, me: string | undefined) {
  const { sort, reversed, page } = view;
  return { jurisdiction, filter: filterOf(view, me), sort, reversed, first: PAGE, skip: (page - 1) * PAGE };
}

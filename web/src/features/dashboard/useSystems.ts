import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { failureOf } from '../../client/failure.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { toastFailure } from '../../ui/toast.ts';
import { dashboardQuery, SYSTEMS_A_PAGE } from './dashboardQuery.ts';

/** A list is never longer. */
const MOST_SYSTEMS = 1_000;

/** All systems of one jurisdiction: the first page, then the others, as long as there are any. */
export function useSystems(jurisdiction: Jurisdiction) {
  const { data, error, refetch, fetchMore } = useQuery(dashboardQuery, {
    variables: { jurisdiction },
    // The list is shown without the dates when only they cannot be read.
    errorPolicy: 'all',
  });
  const systems = data?.systems;
  const askedAfter = useRef<string>(undefined);
  useEffect(() => {
    const last = systems?.at(-1)?.id;
    if (!systems || systems.length < SYSTEMS_A_PAGE || systems.length >= MOST_SYSTEMS) return;
    if (last === askedAfter.current) return;
    askedAfter.current = last;
    fetchMore({ variables: { after: last } }).catch(reason =>
      toastFailure('Some of your systems could not be loaded', failureOf(reason).message),
    );
  }, [systems, fetchMore]);
  return { systems, nextDays: data?.nextDays, error, refetch };
}

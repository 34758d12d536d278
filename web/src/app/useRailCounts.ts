import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { apollo } from '../client/apollo.ts';
import { isUnchanged, recordAsked, watchChangesElsewhere, watchOwnChanges } from '../client/changes.ts';
import { sessionLifetime, signedInUser } from '../client/session.ts';
import { useLive } from '../client/useLive.ts';
import { graphql } from '../gql/gql.ts';
import { useIsShared } from '../parts/people/useIsShared.ts';
import { mayChangeCounts, setRailCounts } from './railCounts.ts';
import { whenIdle } from './whenIdle.ts';

const RailCountsQuery = graphql(`
  query RailCounts {
    actionCounts {
      open
      doing
      overdue
    }
    lawChanges {
      open
    }
  }
`);

const NAME = 'RailCounts';
/** Notices come in bursts. */
const PATIENCE_MS = 1_000;
let isPlanned = false;

function plan(afterMs: number): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => whenIdle(ask), afterMs);
}

/** Only a hint: what cannot be read now is asked for again with the next page. Not cached: other pages keep more of the same fields there. */
async function ask(): Promise<void> {
  isPlanned = false;
  if (!signedInUser()) return;
  const session = sessionLifetime();
  recordAsked(NAME);
  const answer = await apollo
    .query({ query: RailCountsQuery, fetchPolicy: 'no-cache', errorPolicy: 'all' })
    .catch(() => undefined);
  const { actionCounts: actions, lawChanges } = answer?.data ?? {};
  const counted = {
    actions: actions ? actions.open + actions.doing : undefined,
    overdue: actions?.overdue,
    lawChanges: lawChanges?.open,
  };
  setRailCounts(counted, session);
}

/**
 * Keeps the counts of the rail up to date: asked when the page has come to rest, after a notice of the server and after a change in
 * this tab, and with the next page after a change elsewhere.
 */
export function useRailCounts(): void {
  const { pathname } = useLocation();
  const arrive = useEffectEvent((_page: string) => {
    if (!isUnchanged(NAME)) plan(0);
  });
  useEffect(watchChangesElsewhere, []);
  useEffect(() => watchOwnChanges(() => plan(PATIENCE_MS)), []);
  useEffect(() => arrive(pathname), [pathname]);
  useLive(useIsShared(), notice => mayChangeCounts(notice) && plan(PATIENCE_MS));
}

import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { apollo } from '../client/apollo.ts';
import { isUnchanged, recordAsked, watchChangesElsewhere, watchOwnChanges } from '../client/changes.ts';
import { sessionLifetime, signedInUser } from '../client/session.ts';
import { useLive } from '../client/useLive.ts';
import { graphql } from '../gql/gql.ts';
import { useIsShared } from '../parts/people/useIsShared.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { mayChangeCounts, setRailCounts } from './railCounts.ts';
import { whenIdle } from './whenIdle.ts';

/** The part of the rail that asks the server, for counts and notifications; fetched after the page. */
export function RailBell({ onNews }: { onNews: (said: string) => void }) {
  useRailCounts();
  return (
    <ApolloProvider client={apollo}>
      <NotificationBell onNews={onNews} />
    </ApolloProvider>
  );
}

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
/** Notices come in bursts, so the counts wait this long. */
const PATIENCE_MS = 1_000;
let isPlanned = false;

function plan(afterMs: number): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => whenIdle(ask), afterMs);
}

/** Only a hint: if the request fails, the next page sends it again. Not cached, because other pages cache more of the same fields. */
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
 * Keeps the counts of the rail up to date. Requests them when the page has come to rest, after a server notice and after a change in this
 * tab. After a change elsewhere it requests them with the next page.
 */
function useRailCounts(): void {
  const { pathname } = useLocation();
  const arrive = useEffectEvent((_page: string) => {
    if (!isUnchanged(NAME)) plan(0);
  });
  useEffect(watchChangesElsewhere, []);
  useEffect(() => watchOwnChanges(() => plan(PATIENCE_MS)), []);
  useEffect(() => arrive(pathname), [pathname]);
  useLive(useIsShared(), notice => mayChangeCounts(notice) && plan(PATIENCE_MS));
}

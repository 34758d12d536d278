import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { updateUser, useSession } from '../../client/session.ts';
import { useLive } from '../../client/useLive.ts';
import { graphql } from '../../gql/gql.ts';
import { useIsShared } from '../people/useIsShared.ts';

const Unread = graphql(`
  query UnreadNotifications {
    me {
      id
      unreadNotifications
    }
  }
`);

/** What was asked so lately is not asked again for somebody who comes back to the page. */
const FRESH_MS = 5 * 60_000;

/**
 * How many notifications somebody has not read; undefined until it is known. It comes with the session. After that it is asked for again
 * when the server says that it has changed; by somebody alone, who has no live connection, when they come back to the page after a while.
 */
export function useUnread(): number | undefined {
  const client = useApolloClient();
  const session = useSession();
  const shared = useIsShared();
  const known = session.status === 'user' ? (session.user.unreadNotifications ?? undefined) : 0;
  const asking = useRef(false);
  const isStale = useRef(false);
  const askedAt = useRef(performance.now());

  const ask = useEffectEvent(async () => {
    isStale.current = true;
    if (asking.current) return;
    asking.current = true;
    askedAt.current = performance.now();
    // Only a hint: what cannot be asked now is known with the next page.
    const read = () => client.query({ query: Unread, fetchPolicy: 'network-only' }).catch(() => undefined);
    while (isStale.current) {
      isStale.current = false;
      const me = (await read())?.data?.me;
      if (me) updateUser({ unreadNotifications: me.unreadNotifications });
    }
    asking.current = false;
  });
  useLive(shared, notice => {
    if (notice === undefined || notice === 'notifications') void ask();
  });
  const isUnknown = known === undefined;
  useEffect(() => {
    if (isUnknown) void ask();
  }, [isUnknown]);
  useEffect(() => {
    if (shared) return;
    const isOld = () => performance.now() - askedAt.current > FRESH_MS;
    const follow = () => void (!document.hidden && isOld() && ask());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [shared]);
  return known;
}

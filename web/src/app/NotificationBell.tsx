import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { updateUser, useSession } from '../client/session.ts';
import { useLive } from '../client/useLive.ts';
import { graphql } from '../gql/gql.ts';
import { useIsShared } from '../parts/people/useIsShared.ts';
import { useLazyComponent } from '../ui/useLazyComponent.ts';
import { BellFace, bellClasses, bellLabel } from './BellFace.tsx';

const load = () => import('./NotificationPopover.tsx').then(module => module.NotificationPopover);

/** Starts when the pointer approaches the button. A failure here repeats on click, which shows a message. */
const preload = () => void load().catch(() => undefined);

/** The number of unread notifications, at the top of the rail. Their list is fetched when it is first opened. */
export function NotificationBell({ onNews }: { onNews: (said: string) => void }) {
  const unread = useUnread();
  const [NotificationPopover, fetchPopover] = useLazyComponent(load);
  useNews(unread, onNews);
  return (
    <>
      {NotificationPopover ? (
        <NotificationPopover unread={unread ?? 0} />
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded="false"
          onClick={fetchPopover}
          onPointerEnter={preload}
          onFocus={preload}
          className={bellClasses}
        >
          <BellFace unread={unread ?? 0} />
        </button>
      )}
    </>
  );
}

/** Announces the number of unread notifications when it has increased, and only then. */
function useNews(unread: number | undefined, say: (said: string) => void): void {
  const before = useRef(unread);
  useEffect(() => {
    if (unread === undefined) return;
    if (before.current !== undefined && unread > before.current) say(bellLabel(unread));
    if (unread === 0) say('');
    before.current = unread;
  }, [unread, say]);
}

const Unread = graphql(`
  query UnreadNotifications {
    me {
      id
      unreadNotifications
    }
  }
`);

/**
 * The number of a user's unread notifications; undefined until known. It first comes with the session. After that it is requested again
 * when the server reports a change. A user without colleagues has no live connection and gets it with the next load.
 */
function useUnread(): number | undefined {
  const client = useApolloClient();
  const session = useSession();
  const shared = useIsShared();
  const known = session.status === 'user' ? (session.user.unreadNotifications ?? undefined) : 0;
  const asking = useRef(false);
  const isStale = useRef(false);

  const ask = useEffectEvent(async () => {
    isStale.current = true;
    if (asking.current) return;
    asking.current = true;
    // Only a hint: if the request fails, the next page brings the number.
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
  return known;
}

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { updateUser, useSession } from '../client/session.ts';
import { useLive } from '../client/useLive.ts';
import { graphql } from '../gql/gql.ts';
import { useIsShared } from '../parts/people/useIsShared.ts';
import { useLazyComponent } from '../ui/useLazyComponent.ts';
import { BellFace, bellClasses, bellLabel } from './BellFace.tsx';

const load = () => import('./NotificationPopover.tsx').then(module => module.NotificationPopover);

/** On the way to the button. What fails here fails again with the click, which has a message for it. */
const preload = () => void load().catch(() => undefined);

/** The number of unread notifications, at the head of the rail; its list is fetched when it is first opened. */
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

/** Says how many there are when there are more than before, and only then. */
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
 * How many notifications someone has not read; undefined until it is known. It comes with the session. After that it is asked for again
 * when the server says that it has changed; someone alone, who has no live connection, learns it with the next load.
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
  return known;
}

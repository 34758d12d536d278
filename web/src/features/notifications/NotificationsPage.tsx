import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { useKept } from '../../client/useKept.ts';
import { NotificationRow } from '../../parts/notifications/NotificationRow.tsx';
import { notificationsQuery } from '../../parts/notifications/notificationsQuery.ts';
import { useMarkRead } from '../../parts/notifications/useMarkRead.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';

const PAGE = 20;

/** All notifications of a user, for as long as they are kept. */
export function NotificationsPage() {
  usePageTitle('Notifications');
  const [query, setQuery] = useSearchParams();
  const unreadOnly = query.has('unread');
  const session = useSession();
  const unread = (session.status === 'user' && session.user.unreadNotifications) || 0;
  const variables = { first: PAGE, after: null, unread: unreadOnly };
  const { data, error, refetch, fetchMore } = useQuery(notificationsQuery, {
    variables,
    ...useKept(notificationsQuery, variables),
  });
  const { markRead, markAllRead, marking } = useMarkRead();
  const { items, next } = data?.notifications ?? {};
  const again = () => void refetch().catch(() => {});
  // More than before: a notification arrived while the page is open.
  const before = useRef(unread);
  useEffect(() => {
    if (unread > before.current) refetch().catch(() => {});
    before.current = unread;
  }, [unread, refetch]);

  const more = () =>
    fetchMore({
      variables: { after: next },
      updateQuery: ({ notifications: known }, { fetchMoreResult: { notifications: page } }) => ({
        notifications: { ...page, items: [...known.items, ...page.items] },
      }),
    }).catch(reason => toastFailure('Error', failureOf(reason).message));

  return (
    <div className="max-w-200 px-4 py-8 sm:px-6 sm:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="font-serif text-2xl font-semibold">Notifications</h1>
          <p className="mt-1 max-w-140 text-sm text-muted">
            Kept for 90 days. Choose what you receive in the settings.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            look={unreadOnly ? 'primary' : 'secondary'}
            aria-pressed={unreadOnly}
            onClick={() => setQuery(unreadOnly ? {} : { unread: '' }, { replace: true })}
          >
            Unread Only
          </Button>
          <Button size="small" disabled={marking || unread === 0} onClick={markAllRead}>
            Mark All as Read
          </Button>
          <ButtonLink size="small" look="quiet" to="/account#notifications">
            Settings
          </ButtonLink>
        </div>
      </header>
      <p role="status" className="figures mt-4 text-sm text-muted">
        {data && (unread > 0 ? `${unread} unread` : 'All read')}
      </p>
      <section aria-label="Your notifications" className="mt-3">
        {!data && !error && <Skeleton rows={5} className="h-14" />}
        {!data && error && (
          <EmptyState title="Your notifications could not be loaded" text={failureOf(error).message}>
            <Button onClick={again}>Try Again</Button>
          </EmptyState>
        )}
        {items?.length === 0 && <Nothing unreadOnly={unreadOnly} />}
        {items && items.length > 0 && (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {items.map(item => (
              <NotificationRow key={item.id} notification={item} onRead={markRead} />
            ))}
          </ul>
        )}
      </section>
      {next && (
        <Button size="small" className="mt-4" onClick={more}>
          Show More
        </Button>
      )}
    </div>
  );
}

function Nothing({ unreadOnly }: { unreadOnly: boolean }) {
  return unreadOnly ? (
    <EmptyState title="No unread notifications" text="You have read every notification." />
  ) : (
    <EmptyState
      title="No notifications yet"
      text="You are notified when you are assigned an action or a review, a colleague mentions you, or an action is due. You are also notified when a review that you asked for is decided, when the law changes, and when a link you shared is first opened."
    />
  );
}

import { useQuery } from '@apollo/client/react';
import { Popover } from 'radix-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../client/failure.ts';
import { useKept } from '../client/useKept.ts';
import { NotificationRow } from '../parts/notifications/NotificationRow.tsx';
import { notificationsQuery } from '../parts/notifications/notificationsQuery.ts';
import { useMarkRead } from '../parts/notifications/useMarkRead.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { BellFace, bellClasses } from './BellFace.tsx';

/** The bell's notification list, open at first, and from then on its button. */
export function NotificationPopover({ unread }: { unread: number }) {
  const [open, setOpen] = useState(true);
  const title = useId();
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={bellClasses}>
        <BellFace unread={unread} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-labelledby={title}
          className="z-30 flex max-h-[min(72dvh,52rem)] w-90 max-w-[calc(100vw-24px)] flex-col rounded-card border border-line bg-raised
            shadow-float outline-none data-[state=open]:animate-[rise_150ms]"
        >
          <Latest title={title} unread={unread} onLeave={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const SHOWN = 10;

function Latest({ title, unread, onLeave }: { title: string; unread: number; onLeave: () => void }) {
  const variables = { first: SHOWN, after: null, unread: false };
  const { data, error, refetch } = useQuery(notificationsQuery, {
    variables,
    ...useKept(notificationsQuery, variables),
  });
  const { markRead, markAllRead, marking } = useMarkRead();
  const shown = data?.notifications;
  const again = () => void refetch().catch(() => {});
  // A notification arrived, or was read elsewhere, while the list is open.
  const before = useRef(unread);
  useEffect(() => {
    if (before.current !== unread) refetch().catch(() => {});
    before.current = unread;
  }, [unread, refetch]);
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4">
        <h2 id={title} className="text-sm font-semibold">
          Notifications
        </h2>
        {unread > 0 && (
          <Button look="quiet" size="small" disabled={marking} onClick={markAllRead}>
            Mark All as Read
          </Button>
        )}
      </div>
      <div className="flex-1 overflow-y-auto">
        {!shown && !error && (
          <div className="p-4">
            <Skeleton rows={3} className="h-10" />
          </div>
        )}
        {!shown && error && (
          <div className="space-y-3 p-4 text-sm">
            <p>{failureOf(error).message}</p>
            <Button size="small" onClick={again}>
              Try Again
            </Button>
          </div>
        )}
        {shown?.items.length === 0 && <p className="px-4 py-8 text-center text-sm text-muted">No notifications yet.</p>}
        {shown && shown.items.length > 0 && (
          <ul className="divide-y divide-line">
            {shown.items.map(item => (
              <NotificationRow key={item.id} notification={item} onRead={markRead} onFollow={onLeave} />
            ))}
          </ul>
        )}
      </div>
      <div className="border-t border-line px-4 py-2.5 text-sm">
        <Link to="/notifications" onClick={onLeave} className="underline underline-offset-4 hover:no-underline">
          All notifications
        </Link>
      </div>
    </>
  );
}

import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatLocalTime } from '../../ui/formatDate.ts';
import { agoOf } from './agoOf.ts';
import { pathOf, sentenceOf } from './notificationWords.ts';

const Fragment = graphql(`
  fragment NotificationRow_notification on Notification {
    id
    what
    by {
      id
      username
      fullName
    }
    system {
      id
      name
      jurisdiction
    }
    action {
      id
      title
    }
    assessment {
      id
      jurisdiction
    }
    documentType
    linkLabel
    due
    systems
    at
    readAt
  }
`);

type Props = {
  notification: FragmentType<typeof Fragment>;
  onRead: (id: string) => void;
  /** Called when the link is followed. */
  onFollow?: () => void;
};

/** One notification: the person, the event, the system and the time. The row links to its subject, which marks it as read. */
export function NotificationRow({ onRead, onFollow, ...props }: Props) {
  const notification = readFragment(Fragment, props.notification);
  const { id, system, at, readAt } = notification;
  const sentence = sentenceOf(notification);
  const path = pathOf(notification);
  const follow = () => {
    if (!readAt) onRead(id);
    onFollow?.();
  };
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2 shrink-0 rounded-full ${readAt ? 'bg-transparent' : 'bg-accent'}`}
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className={`wrap-anywhere ${readAt ? 'text-muted' : 'font-medium'}`}>
          {!readAt && <span className="sr-only">Unread: </span>}
          {path ? (
            <Link to={path} onClick={follow} className="underline-offset-4 hover:underline">
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </p>
        <p className="mt-0.5 text-xs wrap-anywhere text-muted">
          {system && <span>{system.name}, </span>}
          <time dateTime={at} title={formatLocalTime(at)} className="whitespace-nowrap">
            {agoOf(at, Date.now())}
          </time>
        </p>
      </div>
      {!readAt && (
        <button
          type="button"
          aria-label={`Mark as read: ${sentence}`}
          onClick={() => onRead(id)}
          className="shrink-0 rounded-control px-2 py-1 text-xs text-muted hover:bg-none-soft hover:text-ink"
        >
          Mark as Read
        </button>
      )}
    </li>
  );
}

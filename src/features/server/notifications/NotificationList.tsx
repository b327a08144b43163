import { Link } from 'react-router-dom';
import type { Site } from '@/shared/config/site';
import { safeReturnPath } from '@/shared/navigation/safeReturnPath';
import type { LeftOut } from '@/shared/api/lenient';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import type { Notification } from './notification';
import { useMarkNotificationsReadMutation } from './markReadApi';

interface NotificationListProps {
  site: Site;
  /** Undefined while loading. */
  notifications: readonly Notification[] | undefined;
  leftOut: readonly LeftOut[] | undefined;
  error: string | null;
  onRetry: () => void;
  /** Called when the user follows a notification to its page. */
  onLeave: () => void;
}

/** The panel of the bell. Following a notification marks it as read. */
export default function NotificationList(props: NotificationListProps) {
  const { site, notifications, leftOut, error, onRetry, onLeave } = props;
  const [markRead, { isLoading }] = useMarkNotificationsReadMutation();
  const mark = async (ids?: string[]) => {
    const result = await markRead(ids ? { site, ids } : { site });
    if (result.error && ids === undefined)
      notify('warning', 'Couldn’t mark your notifications as read. Try again.');
  };
  if (!notifications) {
    return error === null ? (
      <p className="bell__empty" role="status">
        Loading your notifications…
      </p>
    ) : (
      <ErrorState message={error} onRetry={onRetry} />
    );
  }
  if (notifications.length === 0 && !leftOut) {
    return (
      <p className="bell__empty">
        No notifications. Payments, rewards and issues that need you appear here.
      </p>
    );
  }
  return (
    <>
      <div className="bell__head">
        <h2>Notifications</h2>
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          disabled={isLoading || notifications.every(({ isRead }) => isRead)}
          onClick={() => void mark()}
        >
          Mark all as read
        </button>
      </div>
      <LeftOutNote leftOut={leftOut} />
      <ul className="bell__list">
        {notifications.map((each) => (
          <li
            key={each.id}
            className={each.isRead ? 'bell__item' : 'bell__item bell__item--unread'}
          >
            <Item
              notification={each}
              onFollow={() => {
                if (!each.isRead) void mark([each.id]);
                onLeave();
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ItemProps {
  notification: Notification;
  onFollow: () => void;
}

function Item({ notification: { title, text, path, at, isRead }, onFollow }: ItemProps) {
  return (
    <>
      {isRead ? null : <span className="visually-hidden">Unread: </span>}
      {path === null ? (
        <strong>{title}</strong>
      ) : (
        <Link to={safeReturnPath(path, window.location.origin)} onClick={onFollow}>
          {title}
        </Link>
      )}
      <p>{text}</p>
      <small>
        <TimeAgo at={at} />
      </small>
    </>
  );
}

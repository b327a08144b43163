import { Suspense } from 'react';
import { failureText } from '@/shared/api/queryError';
import type { Site } from '@/shared/config/site';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { Disclosure } from '@/shared/ui/Disclosure';
import { BellIcon } from '@/shared/ui/icons';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { listNotifications } from './endpoints';
import './notifications.scss';
import { useNotificationsQuery } from './notificationsApi';

const NotificationList = lazyOnDemand(() => import('./NotificationList'));

const MOST_SHOWN = 99;

/** The news of the signed-in person, with the number of those unread on the bell. */
export function NotificationBell({ site }: { site: Site }) {
  const { data, error, refetch } = useNotificationsQuery(site);
  usePolling(refetch, listNotifications.polledEvery * SECOND, true);
  const unread = data?.unread ?? data?.items.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <Disclosure
      className="bell"
      buttonClassName="btn icon-button"
      panelClassName="floating-panel bell__panel"
      panelLabel="Notifications"
      label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
      summary={
        <>
          <BellIcon />
          {unread === 0 ? null : (
            <span className="bell__count" aria-hidden="true">
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<p className="bell__empty">Loading your notifications…</p>}>
          <NotificationList
            site={site}
            notifications={data?.items}
            leftOut={data?.leftOut}
            error={error ? failureText(error, 'Couldn’t load your notifications.') : null}
            onRetry={() => void refetch()}
            onLeave={close}
          />
        </Suspense>
      )}
    </Disclosure>
  );
}

import { useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import type { Site } from '@/shared/config/site';
import { usePolling } from '@/shared/hooks/usePolling';
import { BellIcon } from '@/shared/ui/icons';
import { NotificationList } from './NotificationList';
import './notifications.scss';
import { useNotificationsQuery } from './notificationsApi';

const POLL_MS = 60_000;
const MOST_SHOWN = 99;

/** The news of the signed-in person, with the number of those unread on the bell. */
export function NotificationBell({ site }: { site: Site }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useNotificationsQuery(site);
  usePolling(refetch, POLL_MS, true);
  const unread = data?.unread ?? 0;
  const name = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  return (
    <Dropdown align="end" show={isOpen} onToggle={setOpen} autoClose="outside">
      <Dropdown.Toggle as="button" type="button" className="btn icon-button bell" aria-label={name}>
        <BellIcon />
        {unread === 0 ? null : (
          <span className="bell__count" aria-hidden="true">
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </Dropdown.Toggle>
      <Dropdown.Menu className="bell__panel" role="region" aria-label="Notifications">
        {isOpen ? (
          <NotificationList
            site={site}
            notifications={data?.items}
            error={error && 'message' in error ? (error.message ?? null) : null}
            onRetry={() => void refetch()}
            onLeave={() => setOpen(false)}
          />
        ) : null}
      </Dropdown.Menu>
    </Dropdown>
  );
}

import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePolling } from '@/shared/hooks/usePolling';
import { CloseIcon } from '@/shared/ui/icons';
import { dismissedNotices, dismissNotice } from './dismissed';
import { useCurrentNoticesQuery } from './noticesApi';

const POLL_MS = 60_000;

/** What the platform has to say, above every page of a dashboard. Where it cannot be read, nothing stands here. */
export default function NoticeBar({ site }: { site: 'community' | 'user' }) {
  const { data, refetch } = useCurrentNoticesQuery(site);
  const [away, setAway] = useState(dismissedNotices);
  usePolling(refetch, POLL_MS, true);
  const shown = data?.notices.filter(({ id }) => !away.includes(id)) ?? [];
  return (
    <div role="status" aria-atomic="false">
      {data?.isClosed === true ? (
        <div className="banner banner--warning">
          <p>
            Maintenance is on: everyone except staff is locked out.{' '}
            <Link to="/dashboard/admin-utility?tab=notices">End maintenance</Link>
          </p>
        </div>
      ) : null}
      {shown.map(({ id, text }) => (
        <div key={id} className="banner">
          <p>
            <bdi>{text}</bdi>
          </p>
          <button
            type="button"
            className="btn icon-button"
            aria-label={`Dismiss: ${text}`}
            onClick={() => setAway(dismissNotice(id))}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  );
}

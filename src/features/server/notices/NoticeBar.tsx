import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { CloseIcon } from '@/shared/ui/icons';
import { dismissedNotices, dismissNotice } from './dismissed';
import { listCurrentNotices } from './endpoints';
import { useCurrentNoticesQuery } from './noticesApi';

/** Notices of the platform, above every page of a dashboard. Empty if they cannot be read. */
export default function NoticeBar({ site }: { site: 'community' | 'user' }) {
  const { data, refetch } = useCurrentNoticesQuery(site);
  const [away, setAway] = useState(dismissedNotices);
  usePolling(refetch, listCurrentNotices.polledEvery * SECOND, true);
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

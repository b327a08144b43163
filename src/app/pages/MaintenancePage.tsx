import { useState } from 'react';
import { checkSession } from '@/features/identity/session/checkSession';
import type { Maintenance } from '@/shared/api/maintenance';
import { config } from '@/shared/config/config';
import { usePolling } from '@/shared/hooks/usePolling';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { useAppDispatch } from '@/shared/state/clientState';
import { StatusPage } from '@/shared/ui/StatusPage';
import { TimeAgo } from '@/shared/ui/TimeAgo';

const CHECK_MS = 30_000;

/** The server is down on purpose. It is asked now and then; once it answers, the page that was here is back. */
export function MaintenancePage({ message, until }: Maintenance) {
  const dispatch = useAppDispatch();
  const [isChecking, setChecking] = useState(false);
  const check = () => dispatch(checkSession());
  usePolling(check, CHECK_MS, true);
  const checkNow = async () => {
    setChecking(true);
    await check();
    setChecking(false);
  };
  return (
    <StatusPage
      scene="scaffold"
      code="503"
      title="Down for maintenance"
      actions={
        <>
          <button
            type="button"
            className="btn btn-primary"
            aria-busy={isChecking}
            onClick={() => void checkNow()}
          >
            {isChecking ? 'Checking…' : 'Check again'}
          </button>
          <SafeLink className="btn btn-outline-secondary" href={config.links.discord}>
            Ask on Discord
          </SafeLink>
        </>
      }
    >
      <p>{message === '' ? 'We’re upgrading our servers.' : message}</p>
      <p>
        {until === null ? null : (
          <>
            We expect to be back <TimeAgo at={until} />.{' '}
          </>
        )}
        Your bots keep working, and payments you sent are safe. This page reloads when we’re back.
      </p>
    </StatusPage>
  );
}

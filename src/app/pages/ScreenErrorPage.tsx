import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useIsOnline } from '@/shared/hooks/useIsOnline';
import { StatusPage } from '@/shared/ui/StatusPage';
import { failureKind } from './failure';

/**
 * Shown when one screen has failed; header, menu and logout around it keep working (reliability E23). A crash has the
 * text of spec §2 for unexpected errors.
 */
export function ScreenErrorPage() {
  const error = useRouteError();
  const isOnline = useIsOnline();
  switch (failureKind(error, isOnline)) {
    case 'offline':
      return <OfflinePage />;
    case 'stale':
      return <StalePage />;
    case 'crash':
      return (
        <StatusPage
          scene="lantern"
          title="Unexpected Application Error!"
          actions={<Ways primary="Reload" />}
        >
          <p>{error instanceof Error ? error.message : 'No details are available.'}</p>
        </StatusPage>
      );
  }
}

/** The screen could not be fetched while offline; the page reloads when the network is back. */
export function OfflinePage() {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <StatusPage scene="drawbridge" title="You’re offline" actions={<Ways primary="Try again" />}>
      <p>This page hasn’t been loaded before. It opens once you’re back online.</p>
    </StatusPage>
  );
}

/** The screen's code did not load, usually because a new version of the dashboard was published. */
export const StalePage = () => (
  <StatusPage
    scene="scaffold"
    title="This page didn’t load"
    actions={<Ways primary="Reload page" />}
  >
    <p>
      We may have released a new version while this tab was open. Reload the page. If that doesn’t
      help, check your connection.
    </p>
  </StatusPage>
);

const Ways = ({ primary }: { primary: string }) => (
  <>
    <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
      {primary}
    </button>
    <a className="btn btn-outline-secondary" href="/">
      Home
    </a>
  </>
);

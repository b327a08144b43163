import { config } from '@/shared/config/config';
import { Suspense, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { checkSession } from '@/features/identity/session/checkSession';
import { selectIsAuthenticated } from '@/features/identity/session/sessionSlice';
import { selectIsUnconfirmed } from '@/features/identity/session/viewerSlice';
import { maintenance } from '@/shared/api/maintenance';
import { useAppDispatch } from '@/shared/state/clientState';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { OfflineBanner } from './OfflineBanner';
import { WatchdogBanner } from './WatchdogBanner';

/** Comes with a session: who has none has no payment to register, and homes do without payments' code. */
const BegunPayments = lazyOptional(
  () => import('@/features/billing/payments/unregistered/BegunPayments'),
);

/**
 * What must be said on any page: no network, a doubtful session, a slow call, a payment not yet registered.
 * Their place is a live region from the start, because a banner that came as one with its text in it would
 * not be read out reliably (reliability F6).
 */
export function Banners() {
  const isUnconfirmed = useSelector(selectIsUnconfirmed);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const closed = useSyncExternalStore(
    maintenance.subscribe,
    maintenance.getSnapshot,
    maintenance.getSnapshot,
  );
  const dispatch = useAppDispatch();
  return (
    <div role="status" aria-atomic="false">
      <OfflineBanner />
      {isUnconfirmed && isAuthenticated && closed === null ? (
        <div className="banner banner--warning">
          <p>
            Can’t reach {config.brandName}, so we couldn’t check your sign-in. Anything you typed on
            this page is kept.
          </p>
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => void dispatch(checkSession())}
          >
            Retry
          </button>
        </div>
      ) : null}
      {isAuthenticated ? (
        <Suspense>
          <BegunPayments />
        </Suspense>
      ) : null}
      <WatchdogBanner />
    </div>
  );
}

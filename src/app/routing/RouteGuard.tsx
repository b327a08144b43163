import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '@/features/session/sessionSlice';
import { selectIsUnconfirmed } from '@/features/session/viewerSlice';
import { UnauthorizedPage } from '@/features/session/UnauthorizedPage';
import { useWalletState } from '@/features/wallet/WalletContext';
import { maintenance } from '@/shared/api/maintenance';
import type { RouteFlags } from '@/shared/routing/table';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { admission } from './admission';
import { SendToSignIn } from './SendToSignIn';
import { UncheckedSession } from './UncheckedSession';

const AdminModeNotice = lazy(async () => ({
  default: (await import('./AdminModeNotice')).AdminModeNotice,
}));
const WalletGate = lazy(() => import('./WalletGate'));
const MaintenancePage = lazy(async () => ({
  default: (await import('../pages/MaintenancePage')).MaintenancePage,
}));

interface RouteGuardProps {
  flags: RouteFlags;
  /** Shown while it is not known whether one may come in. */
  waiting: ReactNode;
  /** Called when it opens; what it returns, when it closes. */
  onOpen?: (() => () => void) | undefined;
  children: ReactNode;
}

/**
 * Lets a route's screens through when its flags allow it. The screens' code is asked for only then,
 * so nobody downloads what they may not see. While the server is under maintenance nothing is concluded
 * from its answers.
 */
export function RouteGuard({ flags, waiting, onOpen, children }: RouteGuardProps) {
  const session = useSelector(selectSession);
  const isUnconfirmed = useSelector(selectIsUnconfirmed);
  const wallet = useWalletState();
  const closed = useSyncExternalStore(maintenance.subscribe, maintenance.getSnapshot);
  const isClosed = closed !== null && flags.loginStatus === 'logged-in';
  const verdict = admission(flags, session, wallet.status === 'connected', isUnconfirmed);
  const isOpen = verdict === 'allowed' && !isClosed;
  const [wasShown, setShown] = useState(false);
  if (isOpen && !wasShown) setShown(true);
  useEffect(() => (isOpen ? onOpen?.() : undefined), [isOpen, onOpen]);

  if (isClosed) {
    return (
      <Kept isShown={false} isKept={wasShown} screens={children}>
        <Suspense fallback={<LoadingScreen />}>
          <MaintenancePage {...closed} />
        </Suspense>
      </Kept>
    );
  }
  switch (verdict) {
    case 'loading':
      return waiting;
    case 'sign-in':
      return <SendToSignIn />;
    case 'unchecked':
      return <UncheckedSession />;
    case 'not-admin':
      return <UnauthorizedPage reason="not-admin" />;
    case 'admin-mode':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <AdminModeNotice />
        </Suspense>
      );
    case 'wallet':
      // A wallet of an earlier visit is being looked for: neither gate nor screen is right yet.
      if (wallet.restoring && !wasShown) return waiting;
      return (
        <Kept isShown={false} isKept={wasShown} screens={children}>
          <Suspense fallback={<LoadingScreen />}>
            <WalletGate />
          </Suspense>
        </Kept>
      );
    case 'allowed':
      return <Kept isShown isKept screens={children} />;
  }
}

interface KeptProps {
  isShown: boolean;
  /** Once shown, the screens stay mounted behind what stands in their way. */
  isKept: boolean;
  screens: ReactNode;
  /** What stands in their way. */
  children?: ReactNode;
}

/**
 * A wallet that goes away, or a server that does, hides the screens but keeps them mounted: what was typed
 * is still there when it is back (reliability B10).
 */
const Kept = ({ isShown, isKept, screens, children }: KeptProps) => (
  <>
    {children}
    {isKept ? (
      <div className="guarded" hidden={!isShown}>
        {screens}
      </div>
    ) : null}
  </>
);

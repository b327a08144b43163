import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '@/features/identity/session/sessionSlice';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { useWalletState } from '@/features/identity/wallet/WalletContext';
import { countsAsConnected } from '@/features/identity/wallet/walletStore';
import { maintenance } from '@/shared/api/maintenance';
import type { RouteFlags } from '@/shared/routing/table';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { admission } from './admission';
import { KeepMounted } from './KeepMounted';
import { UncheckedSession } from './UncheckedSession';

const UnauthorizedScreen = lazy(() => import('@/features/identity/session/UnauthorizedScreen'));
const SendToSignIn = lazy(async () => ({
  default: (await import('./SendToSignIn')).SendToSignIn,
}));
const AdminModeNotice = lazy(async () => ({
  default: (await import('./AdminModeNotice')).AdminModeNotice,
}));
const MaintenancePage = lazy(async () => ({
  default: (await import('../pages/MaintenancePage')).MaintenancePage,
}));

interface RouteGuardProps {
  flags: RouteFlags;
  /** Shown until it is known whether the visitor may enter. */
  waiting: ReactNode;
  /** Called when all guards are open, the wallet included; the returned function is called when one closes. */
  onOpen?: (() => () => void) | undefined;
  children: ReactNode;
}

/**
 * Renders a route's screens if its flags allow it. Their code may be loaded before that (ADR early-start), but nothing
 * is shown. While the server is under maintenance its answers are not interpreted. A missing wallet is only reported
 * through `onOpen`: the wallet gate is rendered inside the frame that this guard lets through (WalletGuard).
 */
export function RouteGuard({ flags, waiting, onOpen, children }: RouteGuardProps) {
  const session = useSelector(selectSession);
  const { id, unconfirmed: isUnconfirmed } = useSelector(selectViewer);
  const wallet = useWalletState();
  const closed = useSyncExternalStore(
    maintenance.subscribe,
    maintenance.getSnapshot,
    maintenance.getSnapshot,
  );
  const isClosed = closed !== null && flags.loginStatus === 'logged-in';
  const verdict = admission(flags, session, countsAsConnected(wallet), isUnconfirmed);
  const isLetIn = (verdict === 'allowed' || verdict === 'wallet') && !isClosed;
  const isOpen = isLetIn && verdict !== 'wallet';
  const [wasShown, setShown] = useState(false);
  if (isLetIn && !wasShown) setShown(true);
  useEffect(() => (isOpen ? onOpen?.() : undefined), [isOpen, onOpen]);

  // Screens of one account are remounted for the next, so no state carries over. Public pages are not.
  const owner = flags.loginStatus === 'logged-in' ? id : null;
  if (isClosed) {
    return (
      <KeepMounted key={owner} isShown={false} isKept={wasShown} screens={children}>
        <Suspense fallback={<LoadingScreen />}>
          <MaintenancePage {...closed} />
        </Suspense>
      </KeepMounted>
    );
  }
  switch (verdict) {
    case 'loading':
      return waiting;
    case 'sign-in':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <SendToSignIn />
        </Suspense>
      );
    case 'unchecked':
      return <UncheckedSession />;
    case 'not-admin':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <UnauthorizedScreen reason="not-admin" />
        </Suspense>
      );
    case 'admin-mode':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <AdminModeNotice />
        </Suspense>
      );
    case 'wallet':
    case 'allowed':
      return <KeepMounted key={owner} isShown isKept screens={children} />;
  }
}

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
  /** Shown while it is not known whether one may come in. */
  waiting: ReactNode;
  /** Called when nothing is in the way any more, the wallet included; what it returns, when something is. */
  onOpen?: (() => () => void) | undefined;
  children: ReactNode;
}

/**
 * Lets a route's screens through when its flags allow it. What they are made of may have come by then
 * (decision 113); nothing of it is shown before. While the server is under maintenance nothing is
 * concluded from its answers. Of a wallet that is missing it tells `onOpen` alone: the gate stands
 * within the frame of what is let through here (WalletGuard).
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

  // Screens of one account are not those of the next: what they hold begins again. Open pages are anyone's.
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

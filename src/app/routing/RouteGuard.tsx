import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '@/features/session/sessionSlice';
import { UnauthorizedPage } from '@/features/session/UnauthorizedPage';
import { useWalletState } from '@/features/wallet/WalletContext';
import type { RouteFlags } from '@/shared/routing/table';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { admission } from './admission';
import { AdminModeNotice } from './AdminModeNotice';
import { SendToSignIn } from './SendToSignIn';
import { WalletGate } from './WalletGate';

/**
 * Lets a route's screens through when its flags allow it. The screens' code is asked for only then,
 * so nobody downloads what they may not see. A wallet that goes away hides the screen but keeps it
 * mounted: what was typed is still there when the wallet is back (reliability B10).
 */
export function RouteGuard({ flags, children }: { flags: RouteFlags; children: ReactNode }) {
  const session = useSelector(selectSession);
  const wallet = useWalletState();
  const verdict = admission(flags, session, wallet.status === 'connected');
  const [wasShown, setShown] = useState(false);
  if (verdict === 'allowed' && !wasShown) setShown(true);

  switch (verdict) {
    case 'loading':
      return <LoadingScreen />;
    case 'sign-in':
      return <SendToSignIn />;
    case 'not-admin':
      return <UnauthorizedPage reason="not-admin" />;
    case 'admin-mode':
      return <AdminModeNotice />;
    case 'wallet':
    case 'allowed':
      // A wallet of an earlier visit is being looked for: neither gate nor screen is right yet.
      if (verdict === 'wallet' && wallet.restoring && !wasShown) return <LoadingScreen />;
      return (
        <>
          {verdict === 'wallet' ? <WalletGate /> : null}
          {verdict === 'allowed' || wasShown ? (
            <div className="guarded" hidden={verdict !== 'allowed'}>
              {children}
            </div>
          ) : null}
        </>
      );
  }
}

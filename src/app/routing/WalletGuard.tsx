import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useWalletState } from '@/features/identity/wallet/WalletContext';
import { countsAsConnected } from '@/features/identity/wallet/walletStore';
import type { LoadPageNotes } from '@/shared/routing/pageNotes';
import { ScreenSkeleton } from '@/shared/ui/ScreenSkeleton';
import { KeepMounted } from './KeepMounted';

/**
 * A guard for screens that need a connected wallet, inside a RouteGuard that checks everything else. It is rendered
 * inside the frame of a dashboard, so that rail and header stay visible around the gate.
 *
 * @param loadNotes loads the notes about pages that the gate shows
 */
export function walletGuard(loadNotes: LoadPageNotes | undefined) {
  const Gate = lazy(() => loadGate(loadNotes));
  return ({ children }: { children: ReactNode }) => (
    <WalletGuard gate={<Gate />}>{children}</WalletGuard>
  );
}

/** Loads the gate together with its texts, so that neither moves the other. */
async function loadGate(loadNotes: LoadPageNotes | undefined) {
  const [{ WalletGate }, notes] = await Promise.all([
    import('./WalletGate'),
    // Without the notes the gate still shows all that matters.
    loadNotes?.().catch(() => undefined),
  ]);
  return { default: () => <WalletGate noteOf={notes?.default} /> };
}

interface WalletGuardProps {
  gate: ReactNode;
  children: ReactNode;
}

function WalletGuard({ gate, children }: WalletGuardProps) {
  const wallet = useWalletState();
  const { pathname } = useLocation();
  const isOpen = countsAsConnected(wallet);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  // The screen that lost the wallet stays mounted; a page opened after that does not start.
  const kept = isOpen || keptAt === pathname ? pathname : null;
  if (kept !== keptAt) setKeptAt(kept);

  if (isOpen) return <KeepMounted isShown isKept screens={children} />;
  return (
    <KeepMounted isShown={false} isKept={kept !== null} screens={children}>
      <Suspense fallback={<ScreenSkeleton />}>{gate}</Suspense>
    </KeepMounted>
  );
}

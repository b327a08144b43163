import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useWalletState } from '@/features/identity/wallet/WalletContext';
import { countsAsConnected } from '@/features/identity/wallet/walletStore';
import type { LoadPageNotes } from '@/shared/routing/pageNotes';
import { ScreenSkeleton } from '@/shared/ui/ScreenSkeleton';
import { KeepMounted } from './KeepMounted';

/**
 * A guard for screens that need a connected wallet, inside a RouteGuard that has asked for all else. It stands
 * below the frame of a dashboard, so that the gate has rail and header around it.
 *
 * @param loadNotes what is told at the gate of the page one asked for
 */
export function walletGuard(loadNotes: LoadPageNotes | undefined) {
  const Gate = lazy(() => loadGate(loadNotes));
  return ({ children }: { children: ReactNode }) => (
    <WalletGuard gate={<Gate />}>{children}</WalletGuard>
  );
}

/** The gate with its words: they come together, so that none moves another. */
async function loadGate(loadNotes: LoadPageNotes | undefined) {
  const [{ WalletGate }, notes] = await Promise.all([
    import('./WalletGate'),
    // Without them it says all that matters.
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
  // The screen the wallet went away from stays; one that is gone to meanwhile does not begin.
  const kept = isOpen || keptAt === pathname ? pathname : null;
  if (kept !== keptAt) setKeptAt(kept);

  if (isOpen) return <KeepMounted isShown isKept screens={children} />;
  return (
    <KeepMounted isShown={false} isKept={kept !== null} screens={children}>
      <Suspense fallback={<ScreenSkeleton />}>{gate}</Suspense>
    </KeepMounted>
  );
}

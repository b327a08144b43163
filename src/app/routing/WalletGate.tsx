import { useWalletState } from '@/features/wallet/WalletContext';
import { GatePage } from '@/shared/ui/GatePage';
import { WalletButton } from '@/features/wallet/WalletButton';

/** Shown in place of a screen that needs a connected wallet; the address in the bar stays (decision 1). */
export function WalletGate() {
  const { status } = useWalletState();
  return (
    <GatePage title="Connect your wallet" actions={<WalletButton />}>
      <p>
        This page works with your Solana wallet. Connect it to go on; you stay on this page. We
        never ask for a seed phrase, and connecting does not start a transaction.
      </p>
      <p role="status" className="text-secondary">
        {status === 'connecting' ? 'Waiting for your wallet …' : ''}
      </p>
    </GatePage>
  );
}

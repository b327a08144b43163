import { useWalletState } from '@/features/wallet/WalletContext';
import { WalletButton } from '@/features/wallet/WalletButton';

/** Shown in place of a screen that needs a connected wallet; the address in the bar stays (issue 2 §4). */
export function WalletGate() {
  const { status } = useWalletState();
  return (
    <section className="gate" aria-labelledby="wallet-gate-title">
      <h1 id="wallet-gate-title" tabIndex={-1}>
        Connect your wallet
      </h1>
      <p>
        This page works with your Solana wallet. Connect it to go on; you stay on this page. We
        never ask for a seed phrase, and connecting does not start a transaction.
      </p>
      <WalletButton />
      <p role="status" className="text-secondary">
        {status === 'connecting' ? 'Waiting for your wallet …' : ''}
      </p>
    </section>
  );
}

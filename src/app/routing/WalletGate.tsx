import { useState } from 'react';
import { WalletButton } from '@/features/wallet/WalletButton';
import { useWalletState } from '@/features/wallet/WalletContext';
import { walletBrowsersHere } from '@/features/wallet/walletBrowsers';
import type { Site } from '@/shared/config/site';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { GatePage } from '@/shared/ui/GatePage';
import { useApp } from '../AppContext';

const use: Record<Site, readonly string[]> = {
  community: [
    'Packages are paid from it, in SOL, and each order names the wallet it was paid from.',
    'Rewards of your community come out of wallets you choose later; this one is not touched for them.',
  ],
  user: [
    'What it holds is your portfolio, and proves which roles you may have.',
    'Rewards you earn are sent to it.',
  ],
};

/** Shown in place of a screen that needs a connected wallet; the address in the bar stays (decision 1). */
export default function WalletGate() {
  const { status } = useWalletState();
  const { site } = useApp();
  const [browsers] = useState(walletBrowsersHere);
  return (
    <GatePage
      title="Connect your wallet"
      actions={
        <>
          {browsers.map(({ name, href }, index) => (
            <a
              key={name}
              className={`btn ${index === 0 ? 'btn-primary' : 'btn-outline-secondary'}`}
              href={href}
              rel="noreferrer"
            >
              Open in {name}
            </a>
          ))}
          <WalletButton isPrimary={browsers.length === 0} />
        </>
      }
    >
      <p>This page works with your Solana wallet. Connect it to go on; you stay on this page.</p>
      <ul className="gate__list">
        {use[site].map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          Connecting tells us its address and takes nothing: it does not start a transaction, and we
          never ask for a seed phrase.
        </li>
      </ul>
      {browsers.length === 0 ? (
        <p className="text-secondary">
          No wallet yet? <SafeLink href="https://phantom.com/download">Get Phantom</SafeLink> or{' '}
          <SafeLink href="https://solflare.com/download">Solflare</SafeLink>, both free, and reload
          this page.
        </p>
      ) : (
        <p className="text-secondary">
          This browser has no wallet in it. The wallet’s own app opens this very page, and asks you
          to sign in there.
        </p>
      )}
      <p role="status" className="text-secondary">
        {status === 'connecting' ? 'Waiting for your wallet …' : ''}
      </p>
    </GatePage>
  );
}

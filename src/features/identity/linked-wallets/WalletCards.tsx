import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { useWalletState } from '@/features/identity/wallet/WalletContext';
import { shortAddress } from '@/shared/solana/shortAddress';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { notify } from '@/shared/ui/toast';
import type { LinkedWallet } from './linkedWallet';
import { putOff } from './linkLater';
import { useUpdateLinkedWalletMutation, useUnlinkWalletMutation } from './linkedWalletsApi';
import { AtRisk } from './AtRisk';
import { WalletCard } from './WalletCard';
import { calledOf } from './walletName';

/** A question before something is done with a wallet. */
interface Asked {
  what: 'default' | 'unlink';
  wallet: LinkedWallet;
}

/** The linked wallets, as cards. */
export function WalletCards({ wallets }: { wallets: readonly LinkedWallet[] }) {
  const { address } = useWalletState();
  const { id: accountId } = useSelector(selectViewer);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [change, changing] = useUpdateLinkedWalletMutation();
  const [unlink, unlinking] = useUnlinkWalletMutation();
  const confirm = async ({ what, wallet }: Asked) => {
    const answer =
      what === 'default'
        ? await change({ walletId: wallet.id, flag: 'DEFAULT' })
        : await unlink(wallet.id);
    setAsked(null);
    if (!answer.data) notify('error', failureText(answer.error, GENERIC_FAILURE));
    else {
      // Otherwise the next page would ask to link the connected wallet again.
      if (what === 'unlink' && accountId !== null) putOff(accountId, wallet.address);
      notify(
        'success',
        what === 'default'
          ? `${calledOf(wallet)} is now your default wallet.`
          : `${calledOf(wallet)} was unlinked.`,
      );
    }
  };
  const called = asked ? calledOf(asked.wallet) : '';
  const isUnlinking = asked?.what === 'unlink';
  return (
    <>
      <ul className="wallet-cards" aria-label="Linked wallets">
        {wallets.map((wallet) => (
          <WalletCard
            key={wallet.id}
            wallet={wallet}
            isConnected={wallet.address === address}
            isAlone={wallets.length === 1}
            onMakeDefault={() => setAsked({ what: 'default', wallet })}
            onUnlink={() => setAsked({ what: 'unlink', wallet })}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={isUnlinking ? `Unlink ${called}?` : `Make ${called} the default?`}
        confirmLabel={isUnlinking ? 'Unlink' : 'Make default'}
        cancelLabel={isUnlinking ? 'Cancel' : 'Cancel'}
        isRunning={changing.isLoading || unlinking.isLoading}
        isWanted={!isUnlinking}
        onConfirm={() => {
          if (asked) void confirm(asked);
        }}
        onCancel={() => setAsked(null)}
      >
        {isUnlinking ? (
          <AtRisk serves={asked.wallet.serves} />
        ) : (
          <p>New claims and payouts go to {asked ? shortAddress(asked.wallet.address) : ''}.</p>
        )}
      </ConfirmDialog>
    </>
  );
}

import { useEffect, useState } from 'react';
import { Scene } from '@/shared/art/Scene';
import { shortAddress } from '@/shared/solana/shortAddress';
import { ConnectButton } from '@/features/identity/wallet/ConnectButton';
import { useWalletState } from '@/features/identity/wallet/WalletContext';
import type { LinkedWallet } from './linkedWallet';
import { LinkNote } from './LinkNote';
import { LedgerChoice } from './LedgerChoice';
import { useLinkWallet } from './useLinkWallet';

interface LinkPanelProps {
  wallets: readonly LinkedWallet[];
  /** Maximum number of linked wallets; null if unknown. */
  most: number | null;
  /** No wallet is linked yet: the panel explains linking. */
  isFirst: boolean;
  onLinked: () => void;
}

/** Links the connected wallet, or connects another one first. */
export function LinkPanel({ wallets, most, isFirst, onLinked }: LinkPanelProps) {
  const wallet = useWalletState();
  const { state, link, giveUp } = useLinkWallet();
  const [isLedger, setLedger] = useState(false);
  const { address } = wallet;
  const isLinked = wallets.some((each) => each.address === address);
  const isFull = most !== null && wallets.length >= most;
  const isBusy = state.at === 'asking' || state.at === 'signing' || state.at === 'checking';
  const begin = (which: string) => void link(which, isLedger);
  useEffect(() => {
    if (state.at === 'linked') onLinked();
  }, [state.at, onLinked]);
  return (
    <section className="panel link-panel" aria-labelledby="link-panel-title">
      {isFirst ? <Scene name="keys" width={160} /> : null}
      <h2 id="link-panel-title">{isFirst ? 'No linked wallets yet' : 'Link a wallet'}</h2>
      <p>
        {isFirst ? 'Link a wallet to get roles and rewards for its assets. ' : ''}You sign a message
        to prove it’s yours: no transaction, no fee.
      </p>
      {isFull ? (
        <p>You have linked {most} wallets, which is the maximum. Unlink one first.</p>
      ) : address === null ? (
        <ConnectButton />
      ) : (
        <>
          {isLinked ? (
            <p>
              The connected wallet, {shortAddress(address)}, is already linked. To link another,
              switch accounts in your wallet or connect a different wallet.
            </p>
          ) : (
            <LedgerChoice isLedger={isLedger} isDisabled={isBusy} onChange={setLedger} />
          )}
          <div className="link-panel__buttons">
            {isLinked ? null : (
              <button
                type="button"
                className="btn btn-primary"
                aria-busy={isBusy}
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) begin(address);
                }}
              >
                Link {shortAddress(address)}
              </button>
            )}
            {isBusy ? (
              <button type="button" className="btn btn-outline-secondary" onClick={giveUp}>
                Stop waiting
              </button>
            ) : (
              <button
                type="button"
                className="btn btn-outline-secondary"
                onClick={() => {
                  giveUp();
                  wallet.openPicker();
                }}
              >
                Connect another wallet
              </button>
            )}
          </div>
        </>
      )}
      <div role="status">
        <LinkNote
          state={state}
          onRetry={() => begin(address ?? (state.at === 'idle' ? '' : state.address))}
          onOther={begin}
        />
      </div>
    </section>
  );
}

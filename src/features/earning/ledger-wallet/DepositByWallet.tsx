import { shortAddress } from '@/shared/solana/shortAddress';
import { ConnectButton } from '@/features/identity/wallet/ConnectButton';
import { useWalletState } from '@/features/identity/wallet/WalletContext';
import { Address } from '@/shared/ui/Address';
import { depositWords, useDeposit } from './useDeposit';

interface DepositByWalletProps {
  serverId: string;
  /** The ledger wallet (base58). */
  address: string;
  /** Null while no amount is entered that can be sent. */
  lamports: bigint | null;
}

/** A deposit out of the wallet that is connected, which signs one transfer. */
export default function DepositByWallet({ serverId, address, lamports }: DepositByWalletProps) {
  const wallet = useWalletState();
  const { state, deposit } = useDeposit(serverId, address);
  const isBusy = state.at === 'signing' || state.at === 'sending';
  const isReady = lamports !== null && !isBusy;
  return (
    <div className="ledger-deposit__wallet">
      {wallet.address === null ? (
        <ConnectButton />
      ) : (
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={isBusy}
          aria-disabled={!isReady}
          aria-describedby={lamports === null ? 'deposit-needs' : undefined}
          onClick={() => {
            if (isReady && wallet.address !== null) void deposit(wallet.address, lamports);
          }}
        >
          Deposit from {shortAddress(wallet.address)}
        </button>
      )}
      {wallet.address !== null && lamports === null && state.at === 'idle' ? (
        <p id="deposit-needs" className="field__hint">
          Enter an amount above to deposit from this wallet.
        </p>
      ) : null}
      <div role="status">
        {state.at === 'idle' ? null : (
          <div className={`notice ${state.at === 'failed' ? 'notice--error' : ''}`}>
            <p>{state.at === 'failed' ? state.text : depositWords[state.at]}</p>
            {'signature' in state ? (
              <p>
                <Address
                  value={state.signature}
                  what="the signature"
                  isShort
                  explorer="transaction"
                />
              </p>
            ) : null}
          </div>
        )}
      </div>
    </div>
  );
}

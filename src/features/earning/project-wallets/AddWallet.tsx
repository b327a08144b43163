import { useState } from 'react';
import { LedgerChoice } from '@/features/identity/linked-wallets/LedgerChoice';
import { LinkNote } from '@/features/identity/linked-wallets/LinkNote';
import { useProof } from '@/features/identity/linked-wallets/useProof';
import { shortAddress } from '@/shared/solana/shortAddress';
import { ConnectButton } from '@/features/identity/wallet/ConnectButton';
import { useWalletState } from '@/features/identity/wallet/WalletContext';
import { resultOf } from '@/shared/api/resultOf';
import { projectWalletRoles, type ProjectWallet, type ProjectWalletRole } from './projectWallet';
import { useAddProjectWalletMutation, useRequestProjectWalletMutation } from './projectWalletsApi';
import { roleWords } from './roleWords';

interface AddWalletProps {
  serverId: string;
  wallets: readonly ProjectWallet[];
  /** Maximum number of wallets per server. */
  most: number;
}

/** Form for adding the connected wallet, or proving it again: its role, and a signature. */
export function AddWallet({ serverId, wallets, most }: AddWalletProps) {
  const wallet = useWalletState();
  const [role, setRole] = useState<ProjectWalletRole>('TREASURY');
  const [isLedger, setLedger] = useState(false);
  const [request] = useRequestProjectWalletMutation();
  const [send] = useAddProjectWalletMutation();
  const { state, link, giveUp } = useProof({
    request: (address) => resultOf(request({ serverId, address, role }).unwrap()),
    send: (proof) => resultOf(send({ serverId, body: proof }).unwrap()),
  });
  const { address } = wallet;
  const isThere = wallets.some((each) => each.address === address && each.role === role);
  const isFull = wallets.length >= most && !isThere;
  const isBusy = state.at === 'asking' || state.at === 'signing' || state.at === 'checking';
  const begin = (which: string) => void link(which, isLedger);
  return (
    <section className="panel project-wallets__add" aria-labelledby="add-wallet-title">
      <h2 id="add-wallet-title" tabIndex={-1}>
        Add wallet
      </h2>
      <p>
        You sign a message that names this server and the wallet’s role. It costs nothing and moves
        no funds.
      </p>
      <fieldset className="field" disabled={isBusy}>
        <legend className="field__legend">Role</legend>
        {projectWalletRoles.map((each) => (
          <label key={each} className="choice">
            <input
              type="radio"
              name="wallet-role"
              checked={role === each}
              onChange={() => {
                giveUp();
                setRole(each);
              }}
            />
            <span>
              {roleWords[each].name}
              <small>{roleWords[each].hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <LedgerChoice isLedger={isLedger} isDisabled={isBusy} onChange={setLedger} />
      {isFull ? <p>Maximum {most} wallets reached. Remove one to add another.</p> : null}
      <div className="project-wallets__buttons">
        {address === null ? (
          <ConnectButton />
        ) : (
          <button
            type="button"
            className="btn btn-primary"
            aria-busy={isBusy}
            aria-disabled={isBusy || isFull}
            onClick={() => {
              if (!isBusy && !isFull) begin(address);
            }}
          >
            {isThere ? `Verify ${shortAddress(address)} again` : `Add ${shortAddress(address)}`}
          </button>
        )}
        {isBusy ? (
          <button type="button" className="btn btn-outline-secondary" onClick={giveUp}>
            Stop waiting
          </button>
        ) : address === null ? null : (
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
      <div role="status">
        <LinkNote
          state={state}
          doneText="Wallet verified."
          verb="Add"
          onRetry={() => begin(address ?? (state.at === 'idle' ? '' : state.address))}
          onOther={begin}
        />
      </div>
    </section>
  );
}

import { useId, useState } from 'react';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { AddressText } from '@/shared/ui/Address';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { notify } from '@/shared/ui/toast';
import type { ProjectWallet } from './projectWallet';
import { useRemoveProjectWalletMutation } from './projectWalletsApi';
import { calledOf } from './roleWords';

interface RemoveWalletProps {
  serverId: string;
  /** Null while nothing is asked. */
  wallet: ProjectWallet | null;
  onDone: () => void;
}

const SIGNS = 4;

/** Asks before a wallet is removed; the last signs of its address are typed. */
export function RemoveWallet({ serverId, wallet, onDone }: RemoveWalletProps) {
  const id = useId();
  const [remove, { isLoading }] = useRemoveProjectWalletMutation();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const close = () => {
    setTyped('');
    setError(null);
    onDone();
  };
  const send = async () => {
    if (!wallet || isLoading) return;
    if (typed !== wallet.address.slice(-SIGNS))
      return setError('These aren’t the last 4 characters of the address.');
    const answer = await remove({ serverId, walletId: wallet.id, last: typed });
    if (answer.error) notify('error', failureText(answer.error, GENERIC_FAILURE));
    else notify('success', `Removed ${calledOf(wallet)}`);
    return close();
  };
  return (
    <ConfirmDialog
      isOpen={wallet !== null}
      title={`Remove ${wallet ? calledOf(wallet) : ''}?`}
      confirmLabel="Remove"
      cancelLabel="Cancel"
      isRunning={isLoading}
      onConfirm={() => void send()}
      onCancel={close}
    >
      <p>
        <AddressText value={wallet?.address ?? ''} />
      </p>
      <p>
        This server stops using the wallet. If you add it again, you have to sign again, and a
        treasury wallet can’t receive withdrawals for another 24 hours.
      </p>
      <div className="field">
        <label htmlFor={id}>Last 4 characters of the address</label>
        <input
          id={id}
          className={`form-control ${error === null ? '' : 'is-invalid'}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={({ target }) => {
            setTyped(target.value.trim());
            setError(null);
          }}
        />
        {error === null ? null : (
          <p id={`${id}-error`} className="field__error" role="alert">
            {error}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

import { useId, useState } from 'react';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import type { ClaimToken } from '@/features/earning/claims/claim';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { resultOf } from '@/shared/api/resultOf';
import { formatUnits } from '@/shared/money/lamports';
import { AddressText } from '@/shared/ui/Address';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { useWithdrawMutation } from './ledgerWalletApi';
import { tokenAmount, unitsOf } from './ledgerWalletWords';

/** The withdrawal an owner wants to make, with the offered terms. */
export interface WithdrawalWish {
  key: string;
  token: ClaimToken;
  units: bigint;
  /** Base58. */
  address: string;
  called: string;
  after: string | null;
}

interface ConfirmWithdrawalProps {
  serverId: string;
  /** Null while the dialog is closed. */
  wish: WithdrawalWish | null;
  onMade: () => void;
  onCancel: () => void;
  /** Called with the reason and field if the server refused the withdrawal. */
  onRefused: (why: { path: string; message: string }) => void;
}

/** Shows the complete withdrawal; the owner retypes its amount. If no answer comes, it can be sent again. */
export function ConfirmWithdrawal({ serverId, wish, ...on }: ConfirmWithdrawalProps) {
  const id = useId();
  const [send, { isLoading }] = useWithdrawMutation();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const forget = () => {
    setTyped('');
    setError(null);
    setUnknown(false);
  };
  const confirm = async () => {
    if (!wish || isLoading) return;
    const { key, token, units, address, after } = wish;
    if (unitsOf(typed, token) !== units) return setError('This doesn’t match the amount above.');
    const amount = units.toString();
    const body = {
      key,
      mint: token.mint,
      amount,
      address,
      typed: formatUnits(units, token.decimals),
      after,
    };
    const result = await resultOf(send({ serverId, body }).unwrap());
    if (result.success) {
      forget();
      return on.onMade();
    }
    // Below 500 the server has refused; otherwise the outcome is unknown, and the key prevents a second withdrawal.
    if (result.status === undefined || result.status >= 500) {
      setUnknown(true);
      return setError(result.message);
    }
    forget();
    return on.onRefused(
      result.errors?.[0] ?? { path: '', message: result.message || GENERIC_FAILURE },
    );
  };
  return (
    <ConfirmDialog
      isOpen={wish !== null}
      title="Withdraw from the ledger wallet?"
      confirmLabel={isUnknown ? 'Try again' : 'Withdraw'}
      cancelLabel="Cancel"
      isRunning={isLoading}
      onConfirm={() => void confirm()}
      onCancel={() => {
        forget();
        on.onCancel();
      }}
    >
      {wish === null ? null : <Facts wish={wish} />}
      <div className="field">
        <label htmlFor={id}>Type the amount to confirm</label>
        <input
          id={id}
          className={`form-control ${error === null ? '' : 'is-invalid'}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(null);
          }}
        />
        {error === null ? null : (
          <p id={`${id}-error`} className="field__error" role="alert">
            {error}
            {isUnknown
              ? ' The withdrawal may have gone through. Trying again won’t withdraw twice.'
              : ''}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

const Facts = ({ wish: { token, units, address, called } }: { wish: WithdrawalWish }) => (
  <>
    <dl className="facts">
      <div>
        <dt>Amount</dt>
        <dd>
          <strong translate="no">{tokenAmount(units, token)}</strong>
          <SolValue units={units} mint={token.mint} />
        </dd>
      </div>
      <div>
        <dt>To</dt>
        <dd>
          <bdi translate="no">{called}</bdi>
          <br />
          <AddressText value={address} />
        </dd>
      </div>
    </dl>
    <p>It’s sent immediately and can’t be undone. The ledger wallet pays the network fee.</p>
  </>
);

import { useId, useState } from 'react';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { PaidAddress } from '@/shared/ui/Address';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import '@/shared/ui/form/form.scss';
import { notify } from '@/shared/ui/toast';
import type { LedgerPayout } from './ledgerWallet';
import { useDecideServerPayoutMutation } from './ledgerWalletApi';
import { worthText } from './ledgerWalletWords';

/** A decision waiting for confirmation. */
export interface DecisionRequest {
  payout: LedgerPayout;
  verdict: 'APPROVE' | 'REFUSE';
}

interface DecidePayoutProps {
  serverId: string;
  /** Null while the dialog is closed. */
  asked: DecisionRequest | null;
  onDone: () => void;
}

const MOST = 500;

/** Shows a payout before it is approved or rejected; a rejection needs a reason, which the member sees. */
export function DecidePayout({ serverId, asked, onDone }: DecidePayoutProps) {
  const [decide, { isLoading }] = useDecideServerPayoutMutation();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const isRefusal = asked?.verdict === 'REFUSE';
  const close = () => {
    setReason('');
    setError(null);
    onDone();
  };
  const send = async () => {
    if (!asked || isLoading) return;
    const said = reason.trim();
    if (isRefusal && said === '') return setError('Enter a reason. The member will see it.');
    const { payout, verdict } = asked;
    const answer = await decide({
      serverId,
      payoutId: payout.id,
      body: { verdict, version: payout.version, ...(isRefusal ? { reason: said } : {}) },
    });
    const isTold = answer.error === undefined;
    notify(
      isTold ? 'success' : 'error',
      isTold
        ? isRefusal
          ? 'Payout rejected. Nothing was sent.'
          : 'Payout approved. It’s being sent.'
        : failureText(answer.error, GENERIC_FAILURE),
    );
    return close();
  };
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={isRefusal ? 'Reject this payout?' : 'Approve and send this payout?'}
      confirmLabel={isRefusal ? 'Reject payout' : 'Approve and send'}
      isWanted={!isRefusal}
      cancelLabel="Cancel"
      isRunning={isLoading}
      onConfirm={() => void send()}
      onCancel={close}
    >
      {asked === null ? null : <Facts payout={asked.payout} />}
      {isRefusal ? (
        <Reason
          value={reason}
          error={error}
          onChange={(text) => {
            setReason(text);
            setError(null);
          }}
        />
      ) : (
        <p>It’s sent immediately and can’t be undone.</p>
      )}
    </ConfirmDialog>
  );
}

const Facts = ({ payout }: { payout: LedgerPayout }) => (
  <dl className="facts">
    <div>
      <dt>Amount</dt>
      <dd>
        <strong>{worthText(payout)}</strong>
        {payout.piece === null ? <SolValue units={payout.amount} mint={payout.token.mint} /> : null}
      </dd>
    </div>
    <div>
      <dt>Member</dt>
      <dd>
        <bdi translate="no">{payout.member.name}</bdi>
      </dd>
    </div>
    <div>
      <dt>For</dt>
      <dd>
        <bdi>{payout.label}</bdi>
      </dd>
    </div>
    <div>
      <dt>To</dt>
      <dd>
        <PaidAddress value={payout.address} />
      </dd>
    </div>
  </dl>
);

interface ReasonProps {
  value: string;
  error: string | null;
  onChange: (text: string) => void;
}

function Reason({ value, error, onChange }: ReasonProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Reason</label>
      <textarea
        id={id}
        className={`form-control ${error === null ? '' : 'is-invalid'}`}
        rows={3}
        maxLength={MOST}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error === null ? `${id}-hint` : `${id}-error ${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className="field__hint">
        Visible to the member. Reserved funds become available again, and locked points are
        returned.
      </p>
      {error === null ? null : (
        <p id={`${id}-error`} className="field__error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

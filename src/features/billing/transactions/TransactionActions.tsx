import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '@/shared/api/queryError';
import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { notify } from '@/shared/ui/toast';
import { CancelPurchase } from './CancelPurchase';
import { useRetryTransactionMutation } from './historyApi';
import { isReceipt } from './Receipt';
import { paymentUrl } from './RowActions';
import { supportBundle } from './supportBundle';
import type { Transaction } from './transaction';
import { serverNow } from '@/shared/time/serverClock';

interface TransactionActionsProps {
  transaction: Transaction;
  isAsking: boolean;
  /** Checks the transaction again; resolves to false if the request failed. */
  onCheck: () => Promise<boolean>;
}

/** Name of the page where the transaction was started, by type. */
const PAGES: Readonly<Record<string, string>> = {
  CLAIM: 'Points and claims',
  REWARD: 'Quest board',
  AMBASSADOR_PAYOUT: 'Ambassador program',
};
const NO_CHANGE = 'Checked just now. No change yet.';
const NO_ANSWER = 'Couldn’t check. This is the last known status. Try again.';
/** Statuses that need support. */
const NEEDS_HELP: readonly string[] = ['MISMATCH', 'FAILED'];

/** The available actions for a transaction in its status. */
export function TransactionActions({ transaction, isAsking, onCheck }: TransactionActionsProps) {
  const { actions, orderId, status } = transaction;
  const [checked, setChecked] = useState<boolean | null>(null);
  return (
    <>
      <div className="transaction-drawer__actions">
        {actions.includes('RESUME') && orderId !== null ? (
          <a className="btn btn-primary" href={paymentUrl(orderId)}>
            Resume payment
          </a>
        ) : null}
        {actions.includes('CANCEL') && orderId !== null ? (
          <CancelPurchase orderId={orderId} />
        ) : null}
        {actions.includes('CHECK') ? (
          <button
            type="button"
            className="btn btn-primary"
            aria-busy={isAsking}
            disabled={isAsking}
            onClick={() => void onCheck().then(setChecked)}
          >
            Check now
          </button>
        ) : null}
        {actions.includes('RETRY') ? <Retry id={transaction.id} /> : null}
        {transaction.page === null ? null : (
          <Link className="btn btn-outline-secondary" to={transaction.page}>
            {PAGES[transaction.type] ?? 'Related page'}
          </Link>
        )}
        {NEEDS_HELP.includes(status) ? (
          <SafeLink className="btn btn-outline-secondary" href={config.links.support}>
            Contact support
          </SafeLink>
        ) : null}
        <button type="button" className="btn btn-outline-secondary" onClick={() => window.print()}>
          {isReceipt(transaction) ? 'Print receipt' : 'Print details'}
        </button>
        <CopyForSupport transaction={transaction} />
      </div>
      {actions.includes('CHECK') ? (
        <p role="status" className="transaction-drawer__checked">
          {checked === null || isAsking ? '' : checked ? NO_CHANGE : NO_ANSWER}
        </p>
      ) : null}
    </>
  );
}

function Retry({ id }: { id: string }) {
  const [retry, { isLoading }] = useRetryTransactionMutation();
  const send = async () => {
    const { error } = await retry(id);
    if (error) notify('error', failureText(error, 'Couldn’t resend the reward. Try again.'));
    else notify('success', 'Resending the reward');
  };
  return (
    <button
      type="button"
      className="btn btn-primary"
      aria-busy={isLoading}
      disabled={isLoading}
      onClick={() => void send()}
    >
      Resend reward
    </button>
  );
}

function CopyForSupport({ transaction }: { transaction: Transaction }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(supportBundle(transaction, serverNow()));
      notify('success', 'Copied. Safe to share with support.');
    } catch {
      notify('error', 'Couldn’t copy. Allow clipboard access in your browser.');
    }
  };
  return (
    <button type="button" className="btn btn-outline-secondary" onClick={() => void copy()}>
      Copy for support
    </button>
  );
}

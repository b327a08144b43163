import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { cancelOrder } from '@/features/orders/endpoints';
import { ask } from '@/shared/api/ask';
import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { notify } from '@/shared/ui/toast';
import { baseApi } from '@/shared/api/baseApi';
import { paymentUrl } from './RowActions';
import { supportBundle } from './supportBundle';
import type { Transaction } from './transactionRow';

interface TransactionActionsProps {
  transaction: Transaction;
  isAsking: boolean;
  /** Looks at it anew. */
  onCheck: () => Promise<void>;
}

/** Where only a person can help. */
const NEEDS_HELP: readonly string[] = ['MISMATCH', 'FAILED'];

/** What can be done about a transaction in its status. */
export function TransactionActions({ transaction, isAsking, onCheck }: TransactionActionsProps) {
  const { actions, orderId, status } = transaction;
  const [hasChecked, setChecked] = useState(false);
  return (
    <>
      <div className="transaction-drawer__actions">
        {actions.includes('RESUME') && orderId !== null ? (
          <a className="btn btn-primary" href={paymentUrl(orderId)}>
            Resume payment
          </a>
        ) : null}
        {actions.includes('CANCEL') && orderId !== null ? <Cancel orderId={orderId} /> : null}
        {actions.includes('CHECK') ? (
          <button
            type="button"
            className="btn btn-primary"
            aria-busy={isAsking}
            disabled={isAsking}
            onClick={() => void onCheck().then(() => setChecked(true))}
          >
            Check now
          </button>
        ) : null}
        {NEEDS_HELP.includes(status) ? (
          <SafeLink className="btn btn-outline-secondary" href={config.links.support}>
            Contact support
          </SafeLink>
        ) : null}
        <button type="button" className="btn btn-outline-secondary" onClick={() => window.print()}>
          Print receipt
        </button>
        <CopyForSupport transaction={transaction} />
      </div>
      <p role="status" className="transaction-drawer__checked">
        {hasChecked && !isAsking && actions.includes('CHECK')
          ? 'Looked at just now: no change yet.'
          : ''}
      </p>
    </>
  );
}

function Cancel({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  const [isAsked, setAsked] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const confirm = async () => {
    setRunning(true);
    const result = await ask(cancelOrder, { params: { id: orderId } });
    setRunning(false);
    setAsked(false);
    // Spec §8: the server's words, or these where none came.
    const isUnanswered = !result.success && result.status === undefined;
    notify(
      result.success ? 'success' : 'error',
      isUnanswered ? 'Failed to cancel order' : result.message,
    );
    // Also after a refusal: what was shown is no longer true.
    dispatch(baseApi.util.invalidateTags(['Points']));
  };
  return (
    <>
      <button type="button" className="btn btn-outline-danger" onClick={() => setAsked(true)}>
        Cancel order
      </button>
      <ConfirmDialog
        isOpen={isAsked}
        title="Confirm Order Cancellation"
        confirmLabel="Yes"
        cancelLabel="No"
        isRunning={isRunning}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        <p>Are you sure you want to cancel this order?</p>
        <p>
          A payment for it that is already on its way, from another device for instance, is returned
          to the wallet it came from.
        </p>
      </ConfirmDialog>
    </>
  );
}

function CopyForSupport({ transaction }: { transaction: Transaction }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(supportBundle(transaction, Date.now()));
      notify('success', 'Copied. It holds no secrets.');
    } catch {
      notify('error', 'Your browser did not allow copying.');
    }
  };
  return (
    <button type="button" className="btn btn-outline-secondary" onClick={() => void copy()}>
      Copy for support
    </button>
  );
}

import { useId, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { Address } from '@/shared/ui/Address';
import { SolAmount } from '@/shared/ui/SolAmount';
import type { LinkedWallet } from '@/features/identity/linked-wallets/linkedWallet';
import { formatSol } from '@/shared/money/lamports';
import type { KnownTransfer } from './transferJournal';
import type { TransferAsk } from './transferOf';
import type { TransferState } from './useTransfer';
import './transfer.scss';

interface TransferDialogProps {
  isOpen: boolean;
  ask: TransferAsk;
  /** The linked wallet it comes from. Null if the connected one isn’t linked. */
  from: Pick<LinkedWallet, 'name' | 'address'> | null;
  /** An earlier transfer for the task. */
  known: KnownTransfer;
  state: TransferState;
  /** Shown in place of the button: requirements missing before it can be sent. */
  missing: ReactNode;
  onSend: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Confirms before SOL leaves a wallet: recipient, amount, wallet, fee, and that it can't be refunded. */
export function TransferDialog(props: TransferDialogProps) {
  const { isOpen, ask, from, known, state, missing, onSend, onRetry, onClose } = props;
  const id = useId();
  const amount = `${formatSol(ask.lamports)} SOL`;
  const isSigning = state.at === 'signing';
  return (
    <Modal
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      centered
      aria-labelledby={`${id}-title`}
      className="transfer-dialog"
    >
      <Modal.Header closeButton closeLabel="Close">
        <Modal.Title as="h2" id={`${id}-title`}>
          Send {amount}?
        </Modal.Title>
      </Modal.Header>
      <Modal.Body className="transfer-dialog__body">
        <dl className="facts">
          <div>
            <dt>Amount</dt>
            <dd className="transfer-dialog__amount">
              <SolAmount lamports={ask.lamports} />
            </dd>
          </div>
          <div>
            <dt>To</dt>
            <dd className="transfer-dialog__account">
              <Address value={ask.to} what="the receiving account" explorer="account" />
            </dd>
          </div>
          {from === null ? null : (
            <div>
              <dt>From</dt>
              <dd className="transfer-dialog__account">
                <bdi translate="no">{from.name}</bdi>{' '}
                <Address value={from.address} what="your wallet’s address" isShort />
              </dd>
            </div>
          )}
          <div>
            <dt>Network fee</dt>
            <dd>
              {state.at === 'ready' ? (
                <>
                  Up to <SolAmount lamports={state.fee} />
                </>
              ) : state.at === 'quoting' ? (
                'Checking…'
              ) : (
                'About 0.00001 SOL'
              )}
            </dd>
          </div>
        </dl>
        {known === null ? null : (
          <p className="notice notice--warning">
            {known === 'unreadable'
              ? 'You may have sent this transfer before: this browser’s record of it can’t be read. Check your wallet’s activity first.'
              : `You already sent ${formatSol(BigInt(known.lamports))} SOL for this task. Sending again pays a second time.`}
          </p>
        )}
        <p className="notice notice--warning">You won’t get this back.</p>
        <div role="status">
          {isSigning ? (
            <p className="notice">
              Approve the transfer in your wallet. Check that it shows {amount} and this account.
            </p>
          ) : state.at === 'trouble' ? (
            <p className={`notice ${state.tone === 'error' ? 'notice--error' : ''}`}>
              {state.text}
            </p>
          ) : null}
        </div>
        {missing}
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          Cancel
        </button>
        {missing !== null ? null : state.at === 'trouble' ? (
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            Try again
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-primary"
            aria-busy={isSigning || state.at === 'quoting'}
            aria-disabled={state.at !== 'ready'}
            onClick={() => {
              if (state.at === 'ready') onSend();
            }}
          >
            Send {amount}
          </button>
        )}
      </Modal.Footer>
    </Modal>
  );
}

import Offcanvas from 'react-bootstrap/Offcanvas';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { TransactionStatusBadge } from '@/features/billing/transaction-status/TransactionStatusBadge';
import { meaningOf } from '@/features/billing/transaction-status/statusWords';
import { failureText, statusOf } from '@/shared/api/queryError';
import { useFocusReturn } from '@/shared/focus/useFocusReturn';
import { usePreferences } from '@/shared/format/displayPreferences';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { Private } from '@/shared/ui/Private';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { Appeal } from './Appeal';
import { getTransaction } from './endpoints';
import { amountLook, gapText, mismatchText, signedText, typeText } from './historyWords';
import { useTransactionQuery } from './historyApi';
import { Receipt } from './Receipt';
import { Timeline } from './Timeline';
import { TransactionActions } from './TransactionActions';
import { TransactionFacts } from './TransactionFacts';
import type { Transaction } from './transaction';

interface TransactionDrawerProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
}

const WHAT_NOW =
  'Our team will accept or return it. To help, send them the text from “Copy for support”.';

/** A transaction with all that is known of it, and what can be done about it, in a drawer. */
export default function TransactionDrawer({ id, isOpen, onClose }: TransactionDrawerProps) {
  const { currentData, error, isFetching, refetch } = useTransactionQuery(id, { skip: !isOpen });
  usePolling(
    refetch,
    getTransaction.polledEvery * SECOND,
    isOpen && currentData?.isFinal === false,
  );
  usePreferences();
  return (
    <Offcanvas
      {...useFocusReturn(isOpen)}
      show={isOpen}
      onHide={onClose}
      placement="end"
      className="transaction-drawer"
      aria-labelledby="transaction-title"
    >
      <Offcanvas.Header closeButton closeLabel="Close transaction">
        <Offcanvas.Title as="h2" id="transaction-title">
          {currentData ? (
            <bdi>{currentData.description || typeText(currentData.type)}</bdi>
          ) : (
            'Transaction'
          )}
        </Offcanvas.Title>
      </Offcanvas.Header>
      <Offcanvas.Body>
        {currentData ? (
          <Whole
            transaction={currentData}
            isAsking={isFetching}
            onCheck={async () => (await refetch()).isSuccess}
          />
        ) : statusOf(error) === 404 ? (
          <EmptyState
            scene="lantern"
            title="Transaction not found"
            action={
              <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
                View all transactions
              </button>
            }
          >
            It may belong to another account.
          </EmptyState>
        ) : error && !isFetching ? (
          <ErrorState
            message={failureText(error, 'Couldn’t load this transaction.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <TableSkeleton label="Loading the transaction" count={8} />
        )}
      </Offcanvas.Body>
      {isOpen && currentData ? <Receipt transaction={currentData} /> : null}
    </Offcanvas>
  );
}

interface WholeProps {
  transaction: Transaction;
  isAsking: boolean;
  onCheck: () => Promise<boolean>;
}

function Whole({ transaction, isAsking, onCheck }: WholeProps) {
  const { status, note, mismatch, error } = transaction;
  const { hideBalances } = usePreferences();
  return (
    <>
      <p className="transaction-drawer__amount amount">
        <bdi className={amountLook(transaction)} translate="no">
          {transaction.piece === null ? (
            <Private>{signedText(transaction)}</Private>
          ) : (
            signedText(transaction)
          )}
        </bdi>
        {transaction.piece === null && !hideBalances ? (
          <SolValue units={transaction.amount} mint={transaction.token.mint} isPast />
        ) : null}
      </p>
      <div role="status">
        <TransactionStatusBadge status={status} />
        {note === null ? null : (
          <p className="transaction-drawer__note">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <p className="transaction-drawer__meaning">{meaningOf(status)}</p>
      {mismatch === null ? null : (
        <p className="notice notice--warning">
          {mismatchText(mismatch)} {hideBalances ? null : gapText(transaction)}{' '}
          {mismatch === 'LATE' ? 'It’s returned automatically.' : WHAT_NOW}
        </p>
      )}
      {error === null ? null : (
        <p className="notice notice--error">
          <bdi>{error.text}</bdi> {error.code === error.text ? null : <code>{error.code}</code>}
        </p>
      )}
      <TransactionActions transaction={transaction} isAsking={isAsking} onCheck={onCheck} />
      <Appeal transaction={transaction} />
      <h3>Timeline</h3>
      <LeftOutNote leftOut={transaction.leftOut} />
      <Timeline {...transaction} />
      <h3>Details</h3>
      <TransactionFacts transaction={transaction} />
    </>
  );
}

import { useState } from 'react';
import { resultOf } from '@/features/bot-modules/screens/resultOf';
import type { StaffPayment } from '@/features/staff-desk/desk';
import {
  useLookForPaymentsMutation,
  useSettlePaymentMutation,
  useStaffPaymentsQuery,
} from '@/features/staff-desk/staffDeskApi';
import { failureText } from '@/shared/api/failureText';
import { counted } from '@/shared/text/counted';
import { Address } from '@/shared/ui/Address';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { SolAmount } from '@/shared/ui/SolAmount';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';

type Decision = 'ACCEPT' | 'RETURN';
interface Asked {
  payment: StaffPayment;
  decision: Decision;
}

/** Payments for packages: what differs from its price waits here for a person. */
export function PaymentsTab() {
  const { data, error, isFetching, refetch } = useStaffPaymentsQuery(undefined);
  const [look, { isLoading }] = useLookForPaymentsMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'The payments could not be loaded.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading the payments" />
    );
  const press = async () => {
    const result = await resultOf(look(undefined).unwrap());
    notify(result.success ? 'success' : 'error', result.success ? 'Looked.' : result.message);
  };
  return (
    <div className="staff-desk">
      <div className="staff-desk__head">
        <p>
          {data.verifying === 0
            ? 'Every order that is being verified has its payment below.'
            : `${counted(data.verifying, 'order')} being verified without a payment that is known.`}
        </p>
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-busy={isLoading}
          disabled={isLoading}
          onClick={() => void press()}
        >
          Look on the chain again
        </button>
      </div>
      <LeftOutNote leftOut={data.leftOut} />
      {data.payments.length === 0 ? (
        <EmptyState title="No payments yet">What is paid for packages stands here.</EmptyState>
      ) : (
        <ul className="staff-desk__list" aria-label="Payments">
          {data.payments.map((payment) => (
            <PaymentCard
              key={payment.signature}
              payment={payment}
              onAsk={(decision) => setAsked({ payment, decision })}
            />
          ))}
        </ul>
      )}
      <Question asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

interface PaymentCardProps {
  payment: StaffPayment;
  onAsk: (decision: Decision) => void;
}

function PaymentCard({ payment, onAsk }: PaymentCardProps) {
  const { server, source, at, isWaiting, isReturning, status, orderStatus } = payment;
  const of = `${payment.package} for ${server}`;
  return (
    <li className="panel staff-desk__card">
      <div className="staff-desk__head">
        <strong>
          <bdi>{of}</bdi>
        </strong>
        <span className={isWaiting ? 'badge text-bg-warning' : 'badge text-bg-secondary'}>
          {isWaiting ? 'Waits for you' : isReturning ? 'On its way back' : status}
        </span>
      </div>
      <dl className="facts">
        <div>
          <dt>Price</dt>
          <dd>
            <SolAmount lamports={BigInt(payment.price)} />
          </dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>
            <SolAmount lamports={BigInt(payment.received)} />
          </dd>
        </div>
        <div>
          <dt>From</dt>
          <dd>
            {source === null ? (
              'Not plain from the chain'
            ) : (
              <Address value={source} what="the wallet" />
            )}
          </dd>
        </div>
        <div>
          <dt>Order</dt>
          <dd>
            {payment.orderId}, {orderStatus}
          </dd>
        </div>
        <div>
          <dt>Arrived</dt>
          <dd>{at === null ? 'Not known' : <TimeAgo at={at} />}</dd>
        </div>
      </dl>
      {isWaiting ? (
        <div className="row-actions">
          {orderStatus === 'VERIFYING' ? (
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-label={`Accept the payment of ${of}`}
              onClick={() => onAsk('ACCEPT')}
            >
              Accept
            </button>
          ) : null}
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-label={`Give back the payment of ${of}`}
            onClick={() => onAsk('RETURN')}
          >
            Give back
          </button>
        </div>
      ) : null}
    </li>
  );
}

function Question({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const [settle, { isLoading }] = useSettlePaymentMutation();
  const isReturn = asked?.decision === 'RETURN';
  const run = async () => {
    if (!asked) return;
    const { payment, decision } = asked;
    const result = await resultOf(settle({ signature: payment.signature, decision }).unwrap());
    onClose();
    if (!result.success) notify('error', result.message);
    else notify('success', isReturn ? 'It goes back.' : 'Accepted.');
  };
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={isReturn ? 'Give the payment back?' : 'Accept the payment?'}
      confirmLabel={isReturn ? 'Give it back' : 'Accept it'}
      cancelLabel="Leave it"
      isRunning={isLoading}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {asked ? (
        isReturn ? (
          <p>
            <SolAmount lamports={BigInt(asked.payment.received)} /> go back to the wallet they came
            from, once, and the order is cancelled.
          </p>
        ) : (
          <p>
            <SolAmount lamports={BigInt(asked.payment.received)} /> count as the whole price of{' '}
            <SolAmount lamports={BigInt(asked.payment.price)} />, and the order goes on.
          </p>
        )
      ) : null}
    </ConfirmDialog>
  );
}

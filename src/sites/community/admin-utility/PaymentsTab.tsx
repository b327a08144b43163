import { useState } from 'react';
import { OrderStatusBadge } from '@/features/billing/orders/OrderBadges';
import type { StaffPayment } from '@/features/staff/staffViews';
import { useFindPaymentsMutation, useStaffPaymentsQuery } from '@/features/staff/staffApi';
import { failureText } from '@/shared/api/queryError';
import { resultOf } from '@/shared/api/resultOf';
import { utcText } from '@/shared/format/utcText';
import { counted } from '@/shared/text/language';
import { Address } from '@/shared/ui/Address';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { SolAmount } from '@/shared/ui/SolAmount';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import { PaymentQuestion, type PaymentDecision } from './PaymentQuestion';
import { UnpaidOrders } from './UnpaidOrders';

/** Payments for packages: what differs from its price waits here for a person. */
export function PaymentsTab() {
  const { data, error, isFetching, refetch } = useStaffPaymentsQuery(undefined);
  const [look, { isLoading }] = useFindPaymentsMutation();
  const [asked, setAsked] = useState<PaymentDecision | null>(null);
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the payments.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading the payments" />
    );
  const press = async () => {
    const before = data.payments.length;
    const result = await resultOf(look(undefined).unwrap());
    if (!result.success) {
      notify('error', result.message);
      return;
    }
    const found = result.data.payments.length - before;
    notify(
      'success',
      found > 0 ? `Found ${counted(found, 'payment')}` : 'No new payments on Solana',
    );
  };
  return (
    <div className="admin-utility">
      <div className="admin-utility__head">
        <p>
          {data.unpaid.length === 0
            ? 'Every order being verified has its payment below.'
            : `${counted(data.unpaid.length, 'order')} being verified without a known payment.`}
        </p>
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-busy={isLoading}
          disabled={isLoading}
          onClick={() => void press()}
        >
          Check Solana again
        </button>
      </div>
      <LeftOutNote leftOut={data.leftOut} />
      <UnpaidOrders orders={data.unpaid} />
      {data.payments.length === 0 ? (
        <EmptyState scene="chest" title="No payments yet">
          Package payments appear here.
        </EmptyState>
      ) : (
        <ul className="admin-utility__list" aria-label="Payments">
          {data.payments.map((payment) => (
            <PaymentCard
              key={payment.signature}
              payment={payment}
              onAsk={(decision) => setAsked({ payment, decision })}
            />
          ))}
        </ul>
      )}
      <PaymentQuestion asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

interface PaymentCardProps {
  payment: StaffPayment;
  onAsk: (decision: PaymentDecision['decision']) => void;
}

function PaymentCard({ payment, onAsk }: PaymentCardProps) {
  const { server, source, at, isWaiting, isReturning, status, orderStatus } = payment;
  const of = `${payment.package} for ${server}`;
  const [price, received] = [BigInt(payment.price), BigInt(payment.received)];
  return (
    <li className="panel admin-utility__card">
      <div className="admin-utility__head">
        <strong>
          <bdi translate="no">{of}</bdi>
        </strong>
        <span className={isWaiting ? 'badge text-bg-warning' : 'badge text-bg-secondary'}>
          {isWaiting ? 'Needs review' : isReturning ? 'Being refunded' : status}
        </span>
      </div>
      <p className="admin-utility__amount">
        <SolAmount lamports={received} /> received{' '}
        <span className="admin-utility__due">
          of <SolAmount lamports={price} />
          {received === price ? null : (
            <>
              {' · '}
              <strong className={received < price ? 'admin-utility__short' : undefined}>
                <SolAmount lamports={received < price ? price - received : received - price} />{' '}
                {received < price ? 'short' : 'too much'}
              </strong>
            </>
          )}
        </span>
      </p>
      <dl className="admin-utility__facts">
        <div>
          <dt>From</dt>
          <dd>
            {source === null ? 'Unclear on-chain' : <Address value={source} what="the wallet" />}
          </dd>
        </div>
        <div>
          <dt>Order</dt>
          <dd>
            <OrderStatusBadge status={orderStatus} /> <small>{payment.orderId}</small>
          </dd>
        </div>
        <div>
          <dt>Arrived</dt>
          <dd>
            {at === null ? (
              'Unknown'
            ) : (
              <>
                {utcText(Date.parse(at))} (<TimeAgo at={at} />)
              </>
            )}
          </dd>
        </div>
        {payment.settledBy === null ? null : (
          <div>
            <dt>Settled by</dt>
            <dd>
              <bdi translate="no">{payment.settledBy}</bdi>
              {payment.reason === null ? null : (
                <>
                  : <bdi>{payment.reason}</bdi>
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      {isWaiting ? (
        <div className="row-actions">
          {orderStatus === 'VERIFYING' ? (
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-label={`Accept payment: ${of}`}
              onClick={() => onAsk('ACCEPT')}
            >
              Accept payment
            </button>
          ) : null}
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-label={`Refund payment: ${of}`}
            onClick={() => onAsk('RETURN')}
          >
            Refund payment
          </button>
        </div>
      ) : null}
    </li>
  );
}

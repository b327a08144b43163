import { Link, useSearchParams } from 'react-router-dom';
import { siteUrl } from '@/shared/config/siteUrl';
import type { TransactionRow } from './transaction';
import { withOpen } from './useOpenTransaction';

/** Where an order is paid: on the community site. */
export const paymentUrl = (orderId: string): string =>
  siteUrl(
    'community',
    window.location,
    `/dashboard/package-payment/${encodeURIComponent(orderId)}`,
  );

/** What can be done from the list; all else from the transaction itself. */
export function RowActions({ row }: { row: TransactionRow }) {
  const [params] = useSearchParams();
  const { id, description, orderId, actions } = row;
  return (
    <span className="transaction-actions">
      {actions.includes('RESUME') && orderId !== null ? (
        <a className="btn btn-sm btn-outline-secondary" href={paymentUrl(orderId)}>
          Resume <span className="visually-hidden">the payment for {description}</span>
        </a>
      ) : null}
      <Link
        className="btn btn-sm btn-outline-secondary"
        to={{ search: withOpen(params, id).toString() }}
        preventScrollReset
      >
        View <span className="visually-hidden">{description}</span>
      </Link>
    </span>
  );
}

import { PayoutStatusBadge } from '@/features/billing/transaction-status/PayoutStatusBadge';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { Address } from '@/shared/ui/Address';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Private } from '@/shared/ui/Private';
import { WalletName } from '@/shared/ui/names/WalletName';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { useTableState } from '@/shared/ui/table/useTableState';
import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import { PagedRows } from '@/shared/ui/table/PagedRows';
import { listMyPayouts } from './endpoints';
import './points.scss';
import type { Payout } from './points';
import { useMyPayoutsQuery, type PointsParams } from './pointsApi';

const COLUMNS = ['For', 'Date', 'Amount', 'Status', 'To', 'Signature'];
const NO_COLUMNS: readonly never[] = [];

const isUnderWay = ({ status }: Payout) => status === 'PENDING' || status === 'PROCESSED';

/** The member's payouts from a server's ledger wallet. */
export function Payouts({ params }: { params: PointsParams }) {
  const control = useTableState(NO_COLUMNS, { pageSize: 10, prefix: 'paid-' });
  const { page, pageSize } = control.state;
  const { data, error, isFetching, refetch } = useMyPayoutsQuery(
    { ...params, page, pageSize },
    { refetchOnMountOrArgChange: true },
  );
  usePolling(refetch, listMyPayouts.polledEvery * SECOND, data?.items.some(isUnderWay) ?? false);
  return (
    <PagedRows
      label="Payouts"
      columns={COLUMNS}
      page={data}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      control={control}
      empty={
        <EmptyState scene="purse" title="No payouts yet">
          Token rewards are sent to your default wallet and appear here.
        </EmptyState>
      }
    >
      {(payout) => <PayoutRow key={payout.id} payout={payout} />}
    </PagedRows>
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const { label, at, amount, status, address, signature } = payout;
  return (
    <FoldingRow name={label === '' ? 'Payout' : label}>
      <th scope="row">
        <bdi className="row-name">{label === '' ? 'Payout' : label}</bdi>
      </th>
      <td data-label="Date" data-phone="end">
        {at === null ? 'Unknown' : <TimeAgo at={at} />}
      </td>
      <td data-label="Amount" data-phone="lead" className="amount" translate="no">
        <Private>{amount === '' ? '–' : amount}</Private>
      </td>
      <td data-label="Status" data-phone="second">
        <PayoutStatusBadge status={status} />
      </td>
      <td data-label="To">
        {address === null ? '–' : <WalletName address={address} name={null} />}
      </td>
      <td data-label="Signature">
        {signature === null ? (
          '–'
        ) : (
          <span className="payout-signature">
            <Address
              value={signature}
              what={`the signature of ${label}`}
              isShort
              explorer="transaction"
            />
          </span>
        )}
      </td>
    </FoldingRow>
  );
}

import { listAmbassadorPayouts } from '@/features/billing/referrals/ambassadorEndpoints';
import type { AmbassadorPayout } from '@/features/billing/referrals/program';
import { useAmbassadorPayoutsQuery } from '@/features/billing/referrals/referralsApi';
import { solText } from '@/features/billing/referrals/words';
import { payoutStatusChoices } from '@/features/billing/transaction-status/statusWords';
import { PayoutStatusBadge } from '@/features/billing/transaction-status/PayoutStatusBadge';
import { readPages } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import { failureText } from '@/shared/api/queryError';
import { Address, PaidAddress } from '@/shared/ui/Address';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { listQuery, spans, solDecimal } from './lists';

const columns: readonly DataColumn<AmbassadorPayout>[] = [
  {
    id: 'lamports',
    header: 'Amount (SOL)',
    isRowHeader: true,
    isUnsortable: true,
    value: ({ lamports }) => solDecimal(lamports),
    cell: ({ lamports }) => <span translate="no">{solText(BigInt(lamports))}</span>,
  },
  {
    id: 'at',
    header: 'Requested',
    filter: spans,
    value: ({ at }) => at,
    cell: ({ at }) => (at === null ? 'Unknown' : <TimeAgo at={at} />),
  },
  {
    id: 'address',
    header: 'Wallet',
    isUnsortable: true,
    value: ({ address }) => address,
    cell: ({ address }) => <PaidAddress value={address} isShort />,
  },
  {
    id: 'status',
    header: 'Status',
    isUnsortable: true,
    filter: payoutStatusChoices,
    value: ({ status }) => status,
    cell: ({ status, isWaiting, reason }) => (
      <>
        <PayoutStatusBadge status={status} />
        {isWaiting ? <small className="ambassador__line">waiting for approval</small> : null}
        {status === 'RECLAIMED_AFTER_FAILURE' || status === 'CANCELLED' ? (
          <small className="ambassador__line">
            {reason === null ? 'available again' : `available again: ${reason}`}
          </small>
        ) : null}
      </>
    ),
  },
  {
    id: 'signature',
    header: 'Signature',
    isUnsortable: true,
    value: ({ signature }) => signature,
    cell: ({ signature, lamports }) =>
      signature === null ? (
        '–'
      ) : (
        <span className="ambassador-signature">
          <Address
            value={signature}
            what={`the signature of the ${solText(BigInt(lamports))} payout`}
            isShort
            explorer="transaction"
          />
        </span>
      ),
  },
];
const idOf = ({ id }: AmbassadorPayout) => id;
const NONE: readonly AmbassadorPayout[] = [];

/** What was paid out, or is on its way. */
export function PayoutsTable() {
  const control = useTableState(columns, { sort: '-at', pageSize: 10, prefix: 'pay-' });
  const { source: _, ...query } = listQuery(control);
  const { data, error, isFetching, refetch } = useAmbassadorPayoutsQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Payouts"
        columns={columns}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        exportName="ambassador-payouts"
        readAll={(signal) =>
          readPages(
            (page) => request(listAmbassadorPayouts, { query: { ...query, ...page } }, signal),
            { keyOf: idOf, signal },
          )
        }
        isLoading={isFetching}
        error={error && !data ? failureText(error, 'Couldn’t load your payouts.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState scene="purse" title="No payouts yet">
            Request a payout above once you reach the minimum.
          </EmptyState>
        }
      />
    </>
  );
}

import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readParts } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import { failureText } from '@/shared/api/queryError';
import { usePreferences } from '@/shared/format/displayPreferences';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { tidyTransferSearch } from '@/shared/solana/searchInput';
import { listServerPayouts } from './endpoints';
import { PAYOUT_DEFAULTS, payoutColumns, payoutFile, payoutsQueryAt } from './payoutColumns';
import type { LedgerPayout } from './ledgerWallet';
import { useServerPayoutsQuery, type PayoutsQuery } from './ledgerWalletApi';

const NO_ROWS: readonly never[] = [];
const idOf = ({ id }: LedgerPayout) => id;
const isMoving = ({ status, isWaiting }: LedgerPayout) =>
  !isWaiting && (status === 'PENDING' || status === 'PROCESSED');

/** Everything that leaves or has left the wallet, as the address narrows and sorts it. */
export default function PayoutTable({ serverId }: { serverId: string }) {
  const [params] = useSearchParams();
  const query = useMemo(() => payoutsQueryAt(params), [params]);
  const { data, currentData, error, isFetching, refetch } = useServerPayoutsQuery({
    serverId,
    ...query,
  });
  usePolling(
    refetch,
    listServerPayouts.polledEvery * SECOND,
    currentData?.items.some(isMoving) ?? false,
  );
  usePreferences();
  const control = useTableState(payoutColumns, PAYOUT_DEFAULTS);
  const hasFailed = error !== undefined && !isFetching && !currentData;
  return (
    <>
      <LeftOutNote leftOut={currentData?.leftOut} />
      <DataTable
        label="Payouts"
        columns={payoutColumns}
        rows={data?.items ?? NO_ROWS}
        total={data === undefined ? 0 : (data.total ?? data.items.length)}
        getRowId={idOf}
        control={control}
        tidySearch={tidyTransferSearch}
        isLoading={currentData === undefined}
        error={hasFailed ? failureText(error, 'Couldn’t load the payouts.') : null}
        onRetry={() => void refetch()}
        exportName="payouts"
        exportColumns={payoutFile}
        readAll={(signal) => readAll(serverId, query, signal)}
        empty={
          <EmptyState scene="purse" title="No payouts yet">
            Claims, rewards and withdrawals appear here.
          </EmptyState>
        }
      />
    </>
  );
}

const readAll = (serverId: string, query: PayoutsQuery, signal: AbortSignal) => {
  const { page: _, pageSize: __, ...asked } = query;
  const params = { id: serverId };
  return readParts(
    (at) => request(listServerPayouts, { params, query: { ...asked, ...at } }, signal),
    { keyOf: idOf, signal },
  );
};

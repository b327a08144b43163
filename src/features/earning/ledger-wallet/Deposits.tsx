import { useEffect, useRef } from 'react';
import { failureText } from '@/shared/api/queryError';
import { usePreferences } from '@/shared/format/displayPreferences';
import { formatSol } from '@/shared/money/lamports';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { Address } from '@/shared/ui/Address';
import { announce } from '@/shared/ui/announce';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { tidyTransferSearch } from '@/shared/solana/searchInput';
import { listDeposits } from './endpoints';
import type { Deposit } from './ledgerWallet';
import { useDepositsQuery } from './ledgerWalletApi';
import { tokenAmount } from './ledgerWalletWords';

const NO_ROWS: readonly never[] = [];
const SOL = { mint: null, symbol: 'SOL', image: null, decimals: 9 };
const idOf = ({ signature }: Deposit) => signature;

const columns: readonly DataColumn<Deposit>[] = [
  {
    id: 'amount',
    header: 'Amount',
    value: ({ amount }) => formatSol(BigInt(amount)),
    cell: ({ amount }) => (
      <span className="amount" translate="no">
        {tokenAmount(amount, SOL)}
      </span>
    ),
    isRowHeader: true,
    isUnsortable: true,
  },
  {
    id: 'at',
    header: 'Date',
    value: ({ at }) => at,
    cell: ({ at }) => (at === null ? 'Unknown' : <TimeAgo at={at} />),
    isUnsortable: true,
  },
  {
    id: 'from',
    header: 'From',
    value: ({ from }) => from,
    cell: ({ from }) =>
      from === null ? (
        'Unknown'
      ) : (
        <Address value={from} what="the sender" isShort explorer="account" />
      ),
    isUnsortable: true,
  },
  {
    id: 'signature',
    header: 'Signature',
    value: ({ signature }) => signature,
    cell: ({ signature }) => (
      <Address value={signature} what="the signature" isShort explorer="transaction" />
    ),
    isUnsortable: true,
  },
];

/** What has come in, as the chain tells it; a new deposit is announced. */
export function Deposits({ serverId }: { serverId: string }) {
  const control = useTableState(columns, { prefix: 'd-' });
  const { page, pageSize, search } = control.state;
  const { data, currentData, error, isFetching, refetch } = useDepositsQuery({
    serverId,
    page,
    pageSize,
    ...(search === '' ? {} : { search }),
  });
  usePolling(refetch, listDeposits.polledEvery * SECOND, currentData !== undefined);
  usePreferences();
  useNews(
    currentData?.isRead === true && page === 1 && search === '' ? currentData.items[0] : undefined,
  );
  const hasFailed = error !== undefined && !isFetching && !currentData;
  if (currentData?.isRead === false)
    return (
      <ErrorState message="Couldn’t read deposits from Solana." onRetry={() => void refetch()} />
    );
  return (
    <section aria-labelledby="ledger-deposits">
      <h2 id="ledger-deposits">Deposits</h2>
      <LeftOutNote leftOut={currentData?.leftOut} />
      <DataTable
        label="Deposits"
        columns={columns}
        rows={data?.items ?? NO_ROWS}
        total={data === undefined ? 0 : (data.total ?? data.items.length)}
        getRowId={idOf}
        control={control}
        tidySearch={tidyTransferSearch}
        isLoading={currentData === undefined}
        error={hasFailed ? failureText(error, 'Couldn’t load the deposits.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState scene="chest" title="No deposits yet">
            SOL sent to the ledger wallet appears here. It pays for claims and rewards.
          </EmptyState>
        }
      />
    </section>
  );
}

/** Says that something has come in since the list was first seen. */
function useNews(newest: Deposit | undefined): void {
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!newest) return;
    if (seen.current !== null && seen.current !== newest.signature)
      announce(`${tokenAmount(newest.amount, SOL)} received`);
    seen.current = newest.signature;
  }, [newest]);
}

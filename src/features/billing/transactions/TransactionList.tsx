import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { readParts } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import { failureText } from '@/shared/api/queryError';
import { usePreferences } from '@/shared/format/displayPreferences';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { usePolling } from '@/shared/hooks/usePolling';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { tidyTransferSearch } from '@/shared/solana/searchInput';
import { SECOND } from '@/shared/time/durations';
import { ActiveFilters } from './ActiveFilters';
import { columnsOf, fileColumns } from './columns';
import { DateRange } from './DateRange';
import { listTransactions } from './endpoints';
import './history.scss';
import { useTransactionsQuery, type TransactionsQuery } from './historyApi';
import {
  transactionsQueryAt,
  chosenIn,
  daysIn,
  DEFAULTS,
  openFilters,
  type OpenFilter,
} from './historyQuery';
import { StatusLegend } from './StatusLegend';
import { Sums } from './Sums';
import type { TransactionRow, Transactions } from './transaction';

const NO_ROWS: readonly never[] = [];
const idOf = ({ id }: TransactionRow) => id;

/** All of the user's transactions, filtered and sorted by the address. */
export function TransactionList() {
  const [params] = useSearchParams();
  const asked = useMemo(() => transactionsQueryAt(params), [params]);
  const { data, currentData, error, isFetching, refetch } = useTransactionsQuery(asked);
  const isMoving = currentData?.items.some(({ isFinal }) => !isFinal) ?? false;
  usePolling(refetch, listTransactions.polledEvery * SECOND, isMoving);
  // Re-renders amounts and times when the user changes their formats.
  usePreferences();
  const isPhone = useMedia(PHONE);
  const columns = useColumns(params, data);
  const control = useTableState(columns, DEFAULTS);
  const hasDates = !isBare(params, currentData);
  const hasFailed = error !== undefined && !isFetching;
  return (
    <>
      {hasDates && !isPhone ? <DateRange /> : null}
      <ActiveFilters columns={columns} control={control} />
      {hasFailed && currentData ? <Stale onRetry={() => void refetch()} /> : null}
      <LeftOutNote leftOut={currentData?.leftOut} />
      <DataTable
        label="Transactions"
        columns={columns}
        rows={data?.items ?? NO_ROWS}
        total={totalOf(data)}
        getRowId={idOf}
        control={control}
        tidySearch={tidyTransferSearch}
        isLoading={currentData === undefined}
        error={
          hasFailed && !currentData ? failureText(error, 'Couldn’t load your transactions.') : null
        }
        onRetry={() => void refetch()}
        exportName="transactions"
        exportColumns={fileColumns}
        readAll={(signal) => readAll(asked, signal)}
        empty={<Nothing />}
        phoneOptions={hasDates ? <DateRange /> : null}
      />
      {data ? <Sums sums={data.sums} /> : null}
      {data ? <StatusLegend /> : null}
    </>
  );
}

/** Unreadable rows count too: without them the list would seem to be empty. */
const totalOf = (data: Transactions | undefined) =>
  data === undefined ? 0 : (data.total ?? data.items.length);

/** The list is empty, and no date filter is set. */
const isBare = (params: URLSearchParams, data: Transactions | undefined): boolean =>
  data !== undefined && totalOf(data) === 0 && !params.has('from') && !params.has('to');

const readAll = (query: TransactionsQuery, signal: AbortSignal) => {
  const { page: _, pageSize: __, ...asked } = query;
  return readParts((at) => request(listTransactions, { query: { ...asked, ...at } }, signal), {
    keyOf: idOf,
    signal,
  });
};

function useColumns(params: URLSearchParams, data: Transactions | undefined) {
  return useMemo(() => {
    const names = new Map(
      data?.wallets.flatMap(({ value, label }) =>
        label === value ? [] : [[value, label] as const],
      ),
    );
    const of = (name: OpenFilter) => {
      const told = data?.[`${name}s`] ?? [];
      const others = chosenIn(params, name).filter(
        (value) => !told.some((choice) => choice.value === value),
      );
      return [...told, ...others.map((value) => ({ value, label: value }))];
    };
    const [server, token, wallet] = openFilters.map(of);
    return columnsOf({
      choices: { server: server ?? [], token: token ?? [], wallet: wallet ?? [] },
      wallets: names,
    });
  }, [params, data]);
}

const Stale = ({ onRetry }: { onRetry: () => void }) => (
  <div className="notice notice--warning" role="status">
    <p>Couldn’t refresh the list. It may be out of date.</p>
    <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onRetry}>
      Retry
    </button>
  </div>
);

function Nothing() {
  const [params, setParams] = useSearchParams();
  const { from, to } = daysIn(params);
  if (from !== '' || to !== '')
    return (
      <EmptyState
        scene="lantern"
        title="No results"
        action={
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => setParams({}, { replace: true })}
          >
            Clear filters
          </button>
        }
      >
        No transactions in this date range.
      </EmptyState>
    );
  return (
    <EmptyState
      scene="chest"
      title="No transactions yet"
      action={
        <Link className="btn btn-outline-secondary" to="/dashboard/servers">
          View your servers
        </Link>
      }
    >
      Purchases, claims and payouts appear here.
    </EmptyState>
  );
}

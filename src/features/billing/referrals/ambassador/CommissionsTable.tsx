import { useMemo } from 'react';
import { listCommissions } from '@/features/billing/referrals/ambassadorEndpoints';
import { commissionStatuses, type Commission } from '@/features/billing/referrals/program';
import { useCommissionsQuery } from '@/features/billing/referrals/referralsApi';
import {
  commissionColour,
  rateText,
  signedText,
  statusLabel,
} from '@/features/billing/referrals/words';
import { readPages } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import { failureText } from '@/shared/api/queryError';
import { dayText } from '@/shared/format/times';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import type { DataColumn, FilterChoice } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { choicesOf, listQuery, useSourceChoices, solDecimal } from './lists';
import { SolCell } from './SolCell';
import { dateAndSourceColumns } from './dateAndSourceColumns';

const columnsFor = (sources: readonly FilterChoice[]): DataColumn<Commission>[] => [
  {
    id: 'order',
    header: 'Order',
    isRowHeader: true,
    isUnsortable: true,
    value: ({ order }) => order,
    cell: ({ order, lamports, reason }) => (
      <>
        <bdi translate="no">{order}</bdi>
        {lamports.startsWith('-') ? (
          <small className="ambassador__line">revoked{reason === null ? '' : `: ${reason}`}</small>
        ) : null}
      </>
    ),
  },
  ...dateAndSourceColumns(sources),
  {
    id: 'base',
    header: 'Base (SOL)',
    isNumber: true,
    isUnsortable: true,
    value: ({ base }) => solDecimal(base),
    cell: ({ base }) => signedText(BigInt(base)),
  },
  {
    id: 'rate',
    header: 'Rate',
    isNumber: true,
    isUnsortable: true,
    value: ({ rateBps }) => rateBps / 100,
    cell: ({ rateBps }) => rateText(rateBps),
  },
  {
    id: 'lamports',
    header: 'Commission (SOL)',
    isNumber: true,
    isUnsortable: true,
    value: ({ lamports }) => solDecimal(lamports),
    cell: ({ lamports }) => (
      <strong>
        <SolCell lamports={lamports} />
      </strong>
    ),
    phone: 'lead',
  },
  {
    id: 'status',
    header: 'Status',
    isUnsortable: true,
    phone: 'second',
    filter: choicesOf(commissionStatuses, statusLabel),
    value: ({ status }) => status,
    cell: ({ status, releasesAt }) => (
      <>
        <StatusBadge status={status} label={statusLabel(status)} colours={commissionColour} />
        {status === 'ON_HOLD' && releasesAt !== null ? (
          <small className="ambassador__line">until {dayText(Date.parse(releasesAt))}</small>
        ) : null}
      </>
    ),
  },
];
const idOf = ({ id }: Commission) => id;
const NONE: readonly Commission[] = [];

/** What each order brought, and what was taken back. */
export function CommissionsTable() {
  const sources = useSourceChoices();
  const columns = useMemo(() => columnsFor(sources), [sources]);
  const control = useTableState(columns, { sort: '-at', pageSize: 10, prefix: 'com-' });
  const query = listQuery(control);
  const { data, error, isFetching, refetch } = useCommissionsQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Commissions"
        columns={columns}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        exportName="commissions"
        readAll={(signal) =>
          readPages((page) => request(listCommissions, { query: { ...query, ...page } }, signal), {
            keyOf: idOf,
            signal,
          })
        }
        isLoading={isFetching}
        error={error && !data ? failureText(error, 'Couldn’t load your commissions.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState scene="purse" title="No commissions yet">
            Commissions appear here once someone you referred has an active order.
          </EmptyState>
        }
      />
    </>
  );
}

import { useMemo } from 'react';
import { listReferrals } from '@/features/billing/referrals/ambassadorEndpoints';
import { referralStatuses, type Referral } from '@/features/billing/referrals/program';
import { useReferralsQuery } from '@/features/billing/referrals/referralsApi';
import { referralColour, signedText, statusLabel } from '@/features/billing/referrals/words';
import { readPages } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import { failureText } from '@/shared/api/queryError';
import { dayText } from '@/shared/format/times';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { Avatar } from '@/shared/ui/Avatar';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import type { DataColumn, FilterChoice } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import {
  choicesOf,
  listQuery,
  useSourceChoices,
  solDecimal,
} from '@/features/billing/referrals/ambassador/lists';
import { SolCell } from '@/features/billing/referrals/ambassador/SolCell';
import { dateAndSourceColumns } from '@/features/billing/referrals/ambassador/dateAndSourceColumns';

const columnsFor = (sources: readonly FilterChoice[]): DataColumn<Referral>[] => [
  {
    id: 'who',
    header: 'Person',
    isRowHeader: true,
    isUnsortable: true,
    value: ({ who }) => who,
    cell: ({ who, kind, status }) => (
      <span className="ambassador-person">
        <Avatar src={null} name={who} size={22} />
        <span>
          <bdi translate="no">{who}</bdi> {/* On a phone a row is one line until it's opened. */}
          <span className="when-folded">
            <StatusBadge status={status} label={statusLabel(status)} colours={referralColour} />
          </span>
          {kind === 'SERVER' ? (
            <small className="ambassador__line when-open">has a server</small>
          ) : null}
        </span>
      </span>
    ),
  },
  ...dateAndSourceColumns<Referral>(sources).map((column) =>
    Object.assign({}, column, { phone: 'rest' as const }),
  ),
  {
    id: 'status',
    header: 'Status',
    isUnsortable: true,
    phone: 'rest',
    filter: choicesOf(referralStatuses, statusLabel),
    value: ({ status }) => status,
    cell: ({ status, reason }) => (
      <>
        <StatusBadge status={status} label={statusLabel(status)} colours={referralColour} />
        {reason === null ? null : (
          <small className="ambassador__line">
            <bdi>{reason}</bdi>
          </small>
        )}
      </>
    ),
  },
  {
    id: 'value',
    header: 'Order value (SOL)',
    phone: 'rest',
    isNumber: true,
    isUnsortable: true,
    value: ({ value }) => solDecimal(value),
    cell: ({ value }) => (value === null ? '–' : signedText(BigInt(value))),
  },
  {
    id: 'commission',
    header: 'Commission (SOL)',
    isNumber: true,
    isUnsortable: true,
    value: ({ commission }) => solDecimal(commission),
    cell: ({ commission }) => <SolCell lamports={commission} isSigned />,
    phone: 'lead',
  },
  {
    id: 'releasesAt',
    header: 'Available on',
    phone: 'rest',
    isUnsortable: true,
    value: ({ releasesAt }) => releasesAt,
    cell: ({ releasesAt }) => (releasesAt === null ? '–' : dayText(Date.parse(releasesAt))),
  },
];
const idOf = ({ id }: Referral) => id;
const NONE: readonly Referral[] = [];

/** Who came by one's links. Clicks alone are listed where that status is chosen. */
export function ReferralsTable() {
  const sources = useSourceChoices();
  const columns = useMemo(() => columnsFor(sources), [sources]);
  const control = useTableState(columns, { sort: '-at', pageSize: 10, prefix: 'ref-' });
  const query = listQuery(control);
  const { data, error, isFetching, refetch } = useReferralsQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Referrals"
        columns={columns}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        exportName="referrals"
        readAll={(signal) =>
          readPages((page) => request(listReferrals, { query: { ...query, ...page } }, signal), {
            keyOf: idOf,
            signal,
          })
        }
        isLoading={isFetching}
        error={error && !data ? failureText(error, 'Couldn’t load your referrals.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title="No sign-ups yet">
            Share your link. Clicks appear within minutes, sign-ups right away.
          </EmptyState>
        }
      />
    </>
  );
}

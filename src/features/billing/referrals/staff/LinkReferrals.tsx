import { useMemo } from 'react';
import { readPages } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { listReferralLinkReferrals } from '../linkTermsEndpoints';
import { choicesOf, solDecimal } from '../ambassador/lists';
import { referralStatuses, timeSorts, type Referral } from '../program';
import { useReferralLinkReferralsQuery } from '../linkTermsApi';
import { referralColour, signedText, statusLabel } from '../words';
import { sortIn, staffQuery } from './staffQuery';

const money = (id: 'value' | 'commission', header: string): DataColumn<Referral> => ({
  id,
  header,
  isNumber: true,
  isUnsortable: true,
  value: (row) => {
    const lamports = row[id];
    return lamports === null ? null : solDecimal(lamports);
  },
  cell: (row) => {
    const lamports = row[id];
    return lamports === null ? '–' : signedText(BigInt(lamports));
  },
});

const columns: readonly DataColumn<Referral>[] = [
  {
    id: 'who',
    header: 'Person',
    isRowHeader: true,
    isUnsortable: true,
    value: ({ who }) => who,
    cell: ({ who }) => <bdi translate="no">{who}</bdi>,
  },
  {
    id: 'at',
    header: 'Signed up',
    value: ({ at }) => at,
    cell: ({ at }) => (at === null ? 'Unknown' : <TimeAgo at={at} />),
  },
  {
    id: 'status',
    header: 'Status',
    isUnsortable: true,
    filter: choicesOf(
      referralStatuses.filter((status) => status !== 'CLICKED'),
      statusLabel,
    ),
    value: ({ status }) => status,
    cell: ({ status, reason }) => (
      <div>
        <StatusBadge status={status} label={statusLabel(status)} colours={referralColour} />
        {reason === null ? null : <small className="ambassador__line">{reason}</small>}
      </div>
    ),
  },
  money('value', 'Order value (SOL)'),
  money('commission', 'Commission (SOL)'),
];
const idOf = ({ id }: Referral) => id;
const NONE: readonly Referral[] = [];

/** Who came by a link, and how far they got. */
export default function LinkReferrals({ id }: { id: string }) {
  const control = useTableState(columns, { sort: '-at', pageSize: 10 });
  const asked = useMemo(
    () => ({ ...staffQuery(control), sort: sortIn(timeSorts, control) }),
    [control],
  );
  const { data, error, isFetching, refetch } = useReferralLinkReferralsQuery({ id, ...asked });
  return (
    <>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Sign-ups"
        columns={columns}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        exportName="referrals"
        readAll={(signal) =>
          readPages(
            (page) =>
              request(
                listReferralLinkReferrals,
                {
                  params: { linkId: id },
                  query: { ...asked, ...page },
                },
                signal,
              ),
            { keyOf: idOf, signal },
          )
        }
        isLoading={isFetching}
        error={error && !data ? failureText(error, 'Couldn’t load the sign-ups.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title="No sign-ups yet">
            Clicks appear within minutes, sign-ups right away.
          </EmptyState>
        }
      />
    </>
  );
}

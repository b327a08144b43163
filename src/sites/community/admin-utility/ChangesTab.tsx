import { useMemo } from 'react';
import type { StaffAuditLine } from '@/features/staff-desk/desk';
import { useStaffAuditQuery } from '@/features/staff-desk/staffDeskApi';
import { failureText } from '@/shared/api/failureText';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';

const NONE: readonly StaffAuditLine[] = [];
const idOf = ({ id }: StaffAuditLine) => id;

const inWords = ({ changes }: StaffAuditLine) =>
  changes
    .map(({ field, before, after }) => `${field}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`)
    .join('; ');

const columns: readonly DataColumn<StaffAuditLine>[] = [
  {
    id: 'label',
    header: 'What',
    value: ({ label }) => label,
    isRowHeader: true,
    isUnsortable: true,
  },
  {
    id: 'actor',
    header: 'Who',
    value: ({ actor }) => actor ?? 'By itself',
    cell: ({ actor }) => <bdi>{actor ?? 'By itself'}</bdi>,
    isUnsortable: true,
  },
  {
    id: 'server',
    header: 'Where',
    value: ({ server }) => server ?? 'The platform',
    cell: ({ server }) => <bdi>{server ?? 'The platform'}</bdi>,
    isUnsortable: true,
  },
  {
    id: 'at',
    header: 'When',
    value: ({ at }) => at,
    cell: ({ at }) => (at === null ? 'Not known' : <TimeAgo at={at} />),
    isUnsortable: true,
  },
  {
    id: 'changes',
    header: 'Before and after',
    value: inWords,
    cell: (line) => <span className="staff-desk__changes">{inWords(line) || 'Not kept'}</span>,
    isUnsortable: true,
  },
];

/** What was changed, by whom, on whatever server. */
export default function ChangesTab() {
  const control = useTableState(columns);
  const { page, pageSize, search } = control.state;
  const asked = useMemo(
    () => ({ page, pageSize, ...(search === '' ? {} : { search }) }),
    [page, pageSize, search],
  );
  const { data, error, isFetching, refetch } = useStaffAuditQuery(asked);
  return (
    <>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Changes"
        columns={columns}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? 0}
        exportName="changes"
        isLoading={isFetching}
        error={error && !data ? failureText(error, 'The changes could not be loaded.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title="Nothing has been changed yet">
            What somebody changes stands here.
          </EmptyState>
        }
      />
    </>
  );
}

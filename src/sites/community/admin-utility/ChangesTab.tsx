import { useMemo, useState } from 'react';
import type { StaffAuditLine } from '@/features/staff/staffViews';
import { listStaffAuditLog } from '@/features/staff/endpoints';
import { useStaffAuditLogQuery } from '@/features/staff/staffApi';
import type { InputOf } from '@/shared/api/endpoint';
import { readParts } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { DataColumn, FilterChoice } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { UndoQuestion } from './UndoQuestion';

const NONE: readonly StaffAuditLine[] = [];
const idOf = ({ id }: StaffAuditLine) => id;

const inWords = ({ changes }: StaffAuditLine) =>
  changes
    .map(({ field, before, after }) => `${field}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`)
    .join('; ');

/** What a change may be about, by the first word of its action. */
const kinds: readonly FilterChoice[] = [
  { value: 'payment', label: 'Payments' },
  { value: 'order', label: 'Orders' },
  { value: 'package', label: 'Packages' },
  { value: 'module', label: 'Modules' },
  { value: 'server', label: 'Servers and access' },
  { value: 'roles', label: 'Bulk role changes' },
  { value: 'payout', label: 'Payouts' },
  { value: 'referral', label: 'Referrals' },
  { value: 'ambassador', label: 'Ambassadors' },
  { value: 'notice', label: 'Notices' },
  { value: 'flag', label: 'Feature flags' },
  { value: 'staff', label: 'Undone changes' },
  { value: 'resync', label: 'Re-syncs' },
  { value: 'session', label: 'Sign-ins' },
];
const spans: readonly FilterChoice[] = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];

const columnsFor = (
  onAsk: (line: StaffAuditLine) => void,
): readonly DataColumn<StaffAuditLine>[] => [
  {
    id: 'label',
    header: 'Action',
    filter: kinds,
    value: ({ label }) => label,
    isRowHeader: true,
    isUnsortable: true,
  },
  {
    id: 'actor',
    header: 'Changed by',
    value: ({ actor }) => actor ?? 'System',
    cell: ({ actor }) => <bdi translate={actor ? 'no' : undefined}>{actor ?? 'System'}</bdi>,
    isUnsortable: true,
  },
  {
    id: 'server',
    header: 'Server',
    value: ({ server }) => server ?? 'Platform',
    cell: ({ server }) => <bdi translate={server ? 'no' : undefined}>{server ?? 'Platform'}</bdi>,
    isUnsortable: true,
  },
  {
    id: 'at',
    header: 'Date',
    filter: spans,
    value: ({ at }) => at,
    cell: ({ at }) => (at === null ? 'Unknown' : <TimeAgo at={at} />),
    isUnsortable: true,
  },
  {
    id: 'changes',
    header: 'Before and after',
    value: inWords,
    cell: (line) => (
      <span className="admin-utility__changes">{inWords(line) || 'Not recorded'}</span>
    ),
    isUnsortable: true,
  },
  {
    id: 'undo',
    header: 'Undo',
    value: ({ undoneAt }) => undoneAt,
    cell: (line) => <Undo line={line} onAsk={onAsk} />,
    isUnsortable: true,
    isNotExported: true,
  },
];

function Undo({ line, onAsk }: { line: StaffAuditLine; onAsk: (line: StaffAuditLine) => void }) {
  if (line.undoneAt === null && !line.canUndo)
    return <span aria-label="Can’t be undone here">–</span>;
  // Who has taken it back is left with the words that say so, and not with what follows the table.
  return (
    <span tabIndex={-1} data-focus-home="">
      {line.undoneAt === null ? (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={`Undo: ${line.label}`}
          onClick={() => onAsk(line)}
        >
          Undo
        </button>
      ) : (
        <>
          Undone <TimeAgo at={line.undoneAt} />
        </>
      )}
    </span>
  );
}

type AuditQuery = NonNullable<InputOf<typeof listStaffAuditLog>['query']>;

const readAll = (asked: AuditQuery, signal: AbortSignal) => {
  const { page: _, pageSize: __, ...query } = asked;
  return readParts((at) => request(listStaffAuditLog, { query: { ...query, ...at } }, signal), {
    keyOf: idOf,
    signal,
  });
};

/** What was changed, by whom, on whatever server. */
export default function ChangesTab() {
  const [line, setLine] = useState<StaffAuditLine | null>(null);
  const columns = useMemo(() => columnsFor(setLine), []);
  const control = useTableState(columns);
  const { state } = control;
  const asked = useMemo(() => {
    const { page, pageSize, search, filters } = state;
    const what = filters['label']?.join(',');
    const days = filters['at']?.join(',');
    return {
      page,
      pageSize,
      ...(search === '' ? {} : { search }),
      ...(what === undefined ? {} : { what }),
      ...(days === undefined ? {} : { days }),
    };
  }, [state]);
  const { data, error, isFetching, refetch } = useStaffAuditLogQuery(asked);
  return (
    <>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Audit log"
        columns={columns}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? 0}
        exportName="audit-log"
        readAll={(signal) => readAll(asked, signal)}
        isLoading={isFetching && !data}
        error={error && !data ? failureText(error, 'Couldn’t load the audit log.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title="No changes yet">Changes made on any server appear here.</EmptyState>
        }
      />
      <UndoQuestion line={line} onClose={() => setLine(null)} />
    </>
  );
}

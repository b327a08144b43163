import { EmptyState } from '@/shared/ui/EmptyState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { useTableState } from '@/shared/ui/table/useTableState';
import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import { PagedRows } from '@/shared/ui/table/PagedRows';
import type { PointsEntry } from './points';
import { usePointsEntriesQuery, type PointsParams } from './pointsApi';
import { changeText, pointsText } from './pointsText';
import { typeInWords } from './pointsWords';

const COLUMNS = ['Activity', 'Date', 'Type', 'Points', 'Balance'];
const NO_COLUMNS: readonly never[] = [];

/** Every change of a member's points, with the balance after it. */
export function Ledger({ params }: { params: PointsParams }) {
  const control = useTableState(NO_COLUMNS, { pageSize: 10 });
  const { page, pageSize } = control.state;
  const { data, error, isFetching, refetch } = usePointsEntriesQuery(
    { ...params, page, pageSize },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PagedRows
      label="Points ledger"
      columns={COLUMNS}
      page={data}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      control={control}
      empty={
        <EmptyState scene="purse" title="No points yet">
          Points you earn, claim or get back appear here.
        </EmptyState>
      }
    >
      {(entry) => <Entry key={entry.id} entry={entry} />}
    </PagedRows>
  );
}

const Entry = ({ entry: { label, at, type, points, balanceAfter } }: { entry: PointsEntry }) => (
  <FoldingRow name={label === '' ? typeInWords(type) : label}>
    <th scope="row">
      <bdi className="row-name">{label === '' ? typeInWords(type) : label}</bdi>
    </th>
    <td data-label="Date" data-phone="end">
      {at === null ? 'Unknown' : <TimeAgo at={at} />}
    </td>
    <td data-label="Type" data-phone="second">
      {typeInWords(type)}
    </td>
    <td data-label="Points" data-phone="lead" className="amount">
      {changeText(points)}
      {type === 'CLAIM_LOCK' ? ' (locked)' : ''}
    </td>
    <td data-label="Balance" className="amount">
      {pointsText(balanceAfter)}
    </td>
  </FoldingRow>
);

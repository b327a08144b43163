import { inNumbers } from '@/shared/format/numbers';
import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import { PagedRows } from '@/shared/ui/table/PagedRows';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { EmptyState } from '@/shared/ui/EmptyState';
import { MemberName } from '@/shared/ui/names/MemberName';
import { useTableState } from '@/shared/ui/table/useTableState';
import type { AccrualLine } from './accrual';
import { useAccrualLinesQuery } from './accrualsApi';
import { PayoutSummary } from './PayoutSummary';

const HEADS = ['Member', 'Counted', 'Multiplier', 'Paid', 'Still owed'];
const NO_COLUMNS: readonly never[] = [];
const figure = (count: number | null) => (count === null ? '–' : inNumbers(count));

interface PayoutDetailProps {
  serverId: string;
  runId: string;
  onBack: () => void;
}

/** Who got what in a payout, who had most first, and what was left out. */
export function PayoutDetail({ serverId, runId, onBack }: PayoutDetailProps) {
  const control = useTableState(NO_COLUMNS, { pageSize: 25, prefix: 'line-' });
  const { page, pageSize } = control.state;
  const { currentData, error, isFetching, refetch } = useAccrualLinesQuery({
    serverId,
    runId,
    page,
    pageSize,
  });
  return (
    <div className="payouts-of-points">
      <div className="payouts-of-points__head">
        <h2>Payout</h2>
        <button type="button" className="btn btn-outline-secondary" onClick={onBack}>
          All payouts
        </button>
      </div>
      {currentData ? <PayoutSummary run={currentData.run} /> : null}
      <PagedRows
        label="Members in this payout"
        columns={HEADS}
        page={currentData}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        control={control}
        empty={<EmptyState title="No one was paid">See the reasons above.</EmptyState>}
      >
        {(line) => <LineRow key={line.id} line={line} />}
      </PagedRows>
    </div>
  );
}

const LineRow = ({ line }: { line: AccrualLine }) => (
  <FoldingRow name={line.name ?? line.username ?? FORMER_MEMBER}>
    <th scope="row">
      <MemberName name={line.name} username={line.username} picture={line.picture} />
    </th>
    <td data-label="Counted" data-phone="second">
      {line.counted === '' ? '–' : <bdi>{line.counted}</bdi>}
    </td>
    <td data-label="Multiplier" className="amount">
      {line.multiplier === null ? '–' : inNumbers(line.multiplier, { maximumFractionDigits: 3 })}
    </td>
    <td data-label="Paid" data-phone="lead" className="amount">
      {line.amount ?? figure(line.points)}
      {line.state === null ? null : (
        <small className="payouts-of-points__state">{line.state}</small>
      )}
    </td>
    <td data-label="Still owed" className="amount">
      {line.owedAmount ?? (line.owed === 0 ? '–' : figure(line.owed))}
    </td>
  </FoldingRow>
);

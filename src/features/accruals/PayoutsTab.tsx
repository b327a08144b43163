import { inNumbers } from '@/shared/format/numbers';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PagedRows } from '@/features/points/PagedRows';
import { momentOf, timeOf } from '@/features/quests/timeWords';
import { useTableState } from '@/shared/ui/table/useTableState';
import './accruals.scss';
import type { AccrualRun } from './accrual';
import { useAccrualRunsQuery, type RunsPlace } from './accrualsApi';
import { PayoutDetail } from './PayoutDetail';

const HEADS = ['Rule', 'When', 'Members', 'Points', 'Left out', 'Lines'];
const NO_COLUMNS: readonly never[] = [];
/** The payout that is open, in the address. */
const RUN = 'payout';

const figure = (count: number | null) => (count === null ? '–' : inNumbers(count));

/** The payouts of points of a module or of one of its rules; one of them can be opened. */
export function PayoutsTab(place: RunsPlace) {
  const [params, setParams] = useSearchParams();
  const open = params.get(RUN);
  const show = (run: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (run === null) after.delete(RUN);
        else after.set(RUN, run);
        after.delete('line-page');
        return after;
      },
      { preventScrollReset: true },
    );
  return open === null ? (
    <Payouts place={place} onOpen={show} />
  ) : (
    <PayoutDetail serverId={place.serverId} runId={open} onBack={() => show(null)} />
  );
}

function Payouts({ place, onOpen }: { place: RunsPlace; onOpen: (run: string) => void }) {
  const control = useTableState(NO_COLUMNS, { pageSize: 10, prefix: 'paid-' });
  const { page, pageSize } = control.state;
  const { data, error, isFetching, refetch } = useAccrualRunsQuery(
    { ...place, page, pageSize },
    // What is due is paid by looking.
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PagedRows
      label="Payouts of points"
      columns={HEADS}
      page={data}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      control={control}
      empty={
        <EmptyState title="Nothing was paid yet">
          Each period that ends is listed here, with everybody who got points.
        </EmptyState>
      }
    >
      {(run) => <RunRow key={run.id} run={run} onOpen={onOpen} />}
    </PagedRows>
  );
}

function RunRow({ run, onOpen }: { run: AccrualRun; onOpen: (run: string) => void }) {
  const { id, name, to, members, points, skipped, wanted, leftOut } = run;
  const time = timeOf(to);
  const left = skipped.reduce((sum, { count }) => sum + count, 0);
  const when = time === null ? 'Unknown' : momentOf(time);
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td data-label="When">{when}</td>
      <td data-label="Members" className="amount">
        {figure(members)}
      </td>
      <td data-label="Points" className="amount">
        {figure(points)}
        {wanted === null || points === null || wanted <= points ? null : ` of ${figure(wanted)}`}
      </td>
      <td data-label="Left out" className="amount">
        {leftOut ? `at least ${figure(left)}` : figure(left)}
      </td>
      <td data-label="Lines">
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={`Show the payout of ${name}, ${when}`}
          onClick={() => onOpen(id)}
        >
          Show
        </button>
      </td>
    </tr>
  );
}

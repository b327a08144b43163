import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import { PagedRows } from '@/shared/ui/table/PagedRows';
import { momentText } from '@/shared/format/times';
import { timeOf } from '@/shared/time/timeOf';
import { useTableState } from '@/shared/ui/table/useTableState';
import './accruals.scss';
import { payingModule, type AccrualRun } from './accrual';
import { useAccrualRunsQuery, type RunsParams } from './accrualsApi';
import { PayoutDetail } from './PayoutDetail';

const HEADS = ['Rule', 'Date', 'Members', 'Paid', 'Skipped', 'Details'];
const NO_COLUMNS: readonly never[] = [];
/** URL parameter of the open payout. */
const RUN = 'payout';

const figure = (count: number | null) => (count === null ? '–' : inNumbers(count));

/** The paid amount, with the due amount if that was more: "12 of 15", "0.5 SOL of 0.8 SOL". */
function paidText({ amount, due, gives, points, wanted }: AccrualRun): string {
  if (gives !== null) return gives;
  if (amount !== null) return due === null ? amount : `${amount} of ${due}`;
  const isCut = wanted !== null && points !== null && wanted > points;
  return isCut ? `${figure(points)} of ${figure(wanted)}` : figure(points);
}

interface PayoutsTabProps {
  serverId: string;
  /** Slug of a module that pays. */
  slug: string;
  /** Restricts the payouts to one rule; all rules if omitted. */
  ruleId?: string | undefined;
}

/** The payouts of a module or of one of its rules; one of them can be opened. */
export function PayoutsTab({ serverId, slug, ruleId }: PayoutsTabProps) {
  const module = payingModule(slug);
  const runs = { serverId, module, ...(ruleId === undefined ? {} : { ruleId }) };
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
    <Payouts params={runs} onOpen={show} />
  ) : (
    <PayoutDetail serverId={serverId} runId={open} onBack={() => show(null)} />
  );
}

function Payouts({ params, onOpen }: { params: RunsParams; onOpen: (run: string) => void }) {
  const control = useTableState(NO_COLUMNS, { pageSize: 10, prefix: 'paid-' });
  const { page, pageSize } = control.state;
  const { data, error, isFetching, refetch } = useAccrualRunsQuery(
    { ...params, page, pageSize },
    // Due payouts are made when this list is requested, so it is always refetched.
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PagedRows
      label="Payouts"
      columns={HEADS}
      page={data}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      control={control}
      empty={
        <EmptyState scene="purse" title="No payouts yet">
          A payout appears here after each period ends.
        </EmptyState>
      }
    >
      {(run) => <RunRow key={run.id} run={run} onOpen={onOpen} />}
    </PagedRows>
  );
}

function RunRow({ run, onOpen }: { run: AccrualRun; onOpen: (run: string) => void }) {
  const { id, name, to, members, skipped, waits, leftOut } = run;
  const time = timeOf(to);
  const left = skipped.reduce((sum, { count }) => sum + count, 0);
  const waiting = waits.reduce((sum, { count }) => sum + count, 0);
  const when = time === null ? 'Unknown' : momentText(time);
  return (
    <FoldingRow name={`${name}, ${when}`}>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td data-label="Date" data-phone="second">
        {when}
      </td>
      <td
        data-label="Members"
        data-phone="end"
        data-unit={members === 1 ? 'member' : 'members'}
        className="amount"
      >
        {figure(members)}
      </td>
      <td data-label="Paid" data-phone="lead" className="amount">
        {paidText(run)}
        {waiting === 0 ? null : ` (${counted(waiting, 'payment')} waiting)`}
      </td>
      <td data-label="Skipped" className="amount">
        {leftOut ? `at least ${figure(left)}` : figure(left)}
      </td>
      <td data-label="Details">
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={`View the payout of ${name}, ${when}`}
          onClick={() => onOpen(id)}
        >
          View
        </button>
      </td>
    </FoldingRow>
  );
}

import { SolValue } from '@/features/billing/sol-value/SolValue';
import { useMemo, useState } from 'react';
import { PayoutStatusBadge } from '@/features/billing/transaction-status/PayoutStatusBadge';
import { payoutStatusChoices } from '@/features/billing/transaction-status/statusWords';
import { readPages } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import { failureText } from '@/shared/api/queryError';
import { resultOf } from '@/shared/api/resultOf';
import { explorerUrl } from '@/shared/format/explorer';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { AddressText, PaidAddress } from '@/shared/ui/Address';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import { solDecimal } from '../ambassador/lists';
import { useDecideAmbassadorPayoutMutation, useProgramPayoutsQuery } from '../staffReferralsApi';
import type { StaffPayout } from '../staffViews';
import { listProgramPayouts } from '../staffEndpoints';
import { solText } from '../words';
import { staffQuery } from './staffQuery';
import { ReasonDialog } from '@/shared/ui/ReasonDialog';

interface Asked {
  payout: StaffPayout;
  decision: 'RELEASE' | 'REFUSE';
}

/** Opens the confirmation dialog. */
type Ask = (asked: Asked) => void;

const columns: readonly DataColumn<StaffPayout, Ask>[] = [
  {
    id: 'lamports',
    header: 'Amount (SOL)',
    isRowHeader: true,
    isUnsortable: true,
    value: ({ lamports }) => solDecimal(lamports),
    cell: ({ lamports }) => <span translate="no">{solText(BigInt(lamports))}</span>,
  },
  {
    id: 'ambassador',
    header: 'Ambassador',
    isUnsortable: true,
    value: ({ ambassador }) => ambassador,
    cell: ({ ambassador }) => <bdi translate="no">{ambassador}</bdi>,
  },
  {
    id: 'at',
    header: 'Requested',
    isUnsortable: true,
    value: ({ at }) => at,
    cell: ({ at }) => (at === null ? 'Unknown' : <TimeAgo at={at} />),
  },
  {
    id: 'address',
    header: 'Wallet',
    isUnsortable: true,
    value: ({ address }) => address,
    cell: ({ address }) => (
      <span className="ambassador-wallet">
        <PaidAddress value={address} isShort />
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    isUnsortable: true,
    filter: payoutStatusChoices,
    value: ({ status }) => status,
    cell: ({ status, isWaiting, reason }) => (
      <div>
        <PayoutStatusBadge status={status} />
        {isWaiting ? <small className="ambassador__line">waiting for approval</small> : null}
        {reason === null ? null : (
          <small className="ambassador__line">
            <bdi>{reason}</bdi>
          </small>
        )}
      </div>
    ),
  },
  {
    id: 'signature',
    header: 'Signature',
    isUnsortable: true,
    value: ({ signature }) => signature,
    cell: ({ signature, lamports, ambassador }) =>
      signature === null ? (
        '–'
      ) : (
        <SafeLink
          href={explorerUrl('transaction', signature)}
          aria-label={`View the ${solText(BigInt(lamports))} payout to ${ambassador} in the explorer`}
        >
          <AddressText value={signature} isShort />
        </SafeLink>
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    value: () => null,
    isUnsortable: true,
    isNotExported: true,
    cell: (row, open) => <Buttons row={row} open={open} />,
  },
];
const idOf = ({ id }: StaffPayout) => id;
const NONE: readonly StaffPayout[] = [];

function Buttons({ row, open }: { row: StaffPayout; open: Ask }) {
  const what = `${solText(BigInt(row.lamports))} to ${row.ambassador}`;
  return row.isWaiting ? (
    <div className="row-actions">
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-label={`Approve ${what}`}
        onClick={() => open({ payout: row, decision: 'RELEASE' })}
      >
        Approve
      </button>
      <button
        type="button"
        className="btn btn-sm btn-outline-danger"
        aria-label={`Reject ${what}`}
        onClick={() => open({ payout: row, decision: 'REFUSE' })}
      >
        Reject
      </button>
    </div>
  ) : (
    '–'
  );
}

/** Payouts of every ambassador; those that need approval come first. */
export default function PayoutsTab() {
  const control = useTableState(columns, { pageSize: 25, prefix: 'out-' });
  const asked = useMemo(() => staffQuery(control), [control]);
  const { data, error, isFetching, refetch } = useProgramPayoutsQuery(asked);
  const [question, setQuestion] = useState<Asked | null>(null);
  return (
    <>
      <p className="ambassador__small">
        Payouts above 5 SOL, or to suspended ambassadors, need approval.
      </p>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="All payouts"
        columns={columns}
        meta={setQuestion}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        exportName="ambassador-payouts"
        readAll={(signal) =>
          readPages(
            (page) => request(listProgramPayouts, { query: { ...asked, ...page } }, signal),
            { keyOf: idOf, signal },
          )
        }
        isLoading={isFetching}
        error={error && !data ? failureText(error, 'Couldn’t load the payouts.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title="No payouts yet">Payouts ambassadors request appear here.</EmptyState>
        }
      />
      <Question question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

function Question({ question, onClose }: { question: Asked | null; onClose: () => void }) {
  const [decide, { isLoading }] = useDecideAmbassadorPayoutMutation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const amount = question === null ? '' : solText(BigInt(question.payout.lamports));
  const isRelease = question?.decision === 'RELEASE';
  const end = () => {
    setTrouble(null);
    onClose();
  };
  const run = async (reason: string | null) => {
    if (!question || isLoading) return;
    const { payout, decision } = question;
    const result = await resultOf(decide({ id: payout.id, decision, reason }).unwrap());
    if (result.success) {
      notify('success', isRelease ? 'Payout approved' : 'Payout rejected');
      end();
    } else setTrouble(result.message);
  };
  const common = { isRunning: isLoading, onCancel: end };
  return (
    <>
      <ConfirmDialog
        {...common}
        isOpen={question !== null && isRelease}
        title={`Approve payout of ${amount}?`}
        confirmLabel="Approve payout"
        isWanted
        cancelLabel="Cancel"
        onConfirm={() => void run(null)}
      >
        {question === null ? null : (
          <p>
            <strong translate="no">{amount}</strong>
            <SolValue units={question.payout.lamports} />
          </p>
        )}
        <p>Sent to {question?.payout.ambassador} right away. This can’t be undone. Wallet:</p>
        {question === null ? null : <PaidAddress value={question.payout.address} />}
        <p role="alert" className="field__error">
          {trouble}
        </p>
      </ConfirmDialog>
      <ReasonDialog
        {...common}
        isOpen={question !== null && !isRelease}
        title={`Reject payout of ${amount}?`}
        confirmLabel="Reject payout"
        trouble={trouble}
        onConfirm={(reason) => void run(reason)}
      >
        <p>
          Nothing is sent. The amount becomes available to {question?.payout.ambassador} again.
          They’ll see your reason.
        </p>
      </ReasonDialog>
    </>
  );
}

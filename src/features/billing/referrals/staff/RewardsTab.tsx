import { useMemo, useState } from 'react';
import { readPages } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import { failureText } from '@/shared/api/queryError';
import { resultOf } from '@/shared/api/resultOf';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import { choicesOf, solDecimal } from '../ambassador/lists';
import { commissionStatuses, timeSorts } from '../program';
import { useProgramCommissionsQuery, useRevokeCommissionMutation } from '../staffReferralsApi';
import type { Reward } from '../staffViews';
import { listProgramCommissions } from '../staffEndpoints';
import { commissionColour, rateText, signedText, solText, statusLabel } from '../words';
import { sortIn, staffQuery } from './staffQuery';
import { ProgramStats } from './ProgramStats';
import { ReasonDialog } from '@/shared/ui/ReasonDialog';

/** Opens the question before it is done. */
type Ask = (reward: Reward) => void;

const columns: readonly DataColumn<Reward, Ask>[] = [
  {
    id: 'order',
    header: 'Order',
    isRowHeader: true,
    isUnsortable: true,
    value: ({ order }) => order,
    cell: ({ order, who, lamports, reason }) => (
      <>
        <bdi translate="no">{order}</bdi>
        <small className="ambassador__line">
          {lamports.startsWith('-') ? (
            <>
              revoked from <bdi translate="no">{who}</bdi>
            </>
          ) : (
            <>
              by <bdi translate="no">{who}</bdi>
            </>
          )}
          {reason === null ? '' : `: ${reason}`}
        </small>
      </>
    ),
  },
  {
    id: 'at',
    header: 'Date',
    value: ({ at }) => at,
    cell: ({ at }) => (at === null ? 'Unknown' : <TimeAgo at={at} />),
  },
  {
    id: 'ambassador',
    header: 'Ambassador',
    isUnsortable: true,
    value: ({ ambassador }) => ambassador,
    cell: ({ ambassador }) => <bdi translate="no">{ambassador}</bdi>,
  },
  {
    id: 'source',
    header: 'Link',
    isUnsortable: true,
    value: ({ source }) => source ?? 'Their own link',
    cell: ({ source }) => (
      <bdi translate={source ? 'no' : undefined}>{source ?? 'Their own link'}</bdi>
    ),
  },
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
    cell: ({ lamports }) => <strong>{signedText(BigInt(lamports))}</strong>,
  },
  {
    id: 'status',
    header: 'Status',
    isUnsortable: true,
    filter: choicesOf(commissionStatuses, statusLabel),
    value: ({ status }) => status,
    cell: ({ status }) => (
      <StatusBadge status={status} label={statusLabel(status)} colours={commissionColour} />
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    value: () => null,
    isUnsortable: true,
    isNotExported: true,
    cell: (row, open) => <TakeBack row={row} open={open} />,
  },
];
const idOf = ({ id }: Reward) => id;
const NONE: readonly Reward[] = [];

function TakeBack({ row, open }: { row: Reward; open: Ask }) {
  return row.canTakeBack ? (
    <button
      type="button"
      className="btn btn-sm btn-outline-danger"
      aria-label={`Revoke ${solText(BigInt(row.lamports))} from ${row.ambassador}`}
      onClick={() => open(row)}
    >
      Revoke
    </button>
  ) : (
    '–'
  );
}

/** What every ambassador earned, line by line, and the programme in sums. */
export default function RewardsTab() {
  const control = useTableState(columns, { sort: '-at', pageSize: 25, prefix: 'rew-' });
  const asked = useMemo(
    () => ({ ...staffQuery(control), sort: sortIn(timeSorts, control) }),
    [control],
  );
  const { data, error, isFetching, refetch } = useProgramCommissionsQuery(asked);
  const [reward, setReward] = useState<Reward | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [takeBack, { isLoading }] = useRevokeCommissionMutation();
  const end = () => {
    setReward(null);
    setTrouble(null);
  };
  const run = async (reason: string) => {
    if (!reward || isLoading) return;
    const result = await resultOf(takeBack({ id: reward.id, reason }).unwrap());
    if (result.success) {
      notify('success', 'Commission revoked');
      end();
    } else setTrouble(result.message);
  };
  return (
    <>
      <ProgramStats />
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="All commissions"
        columns={columns}
        meta={setReward}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        exportName="referral-rewards"
        readAll={(signal) =>
          readPages(
            (page) => request(listProgramCommissions, { query: { ...asked, ...page } }, signal),
            { keyOf: idOf, signal },
          )
        }
        isLoading={isFetching}
        error={error && !data ? failureText(error, 'Couldn’t load the commissions.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title="No commissions yet">
            Commissions appear here once someone an ambassador referred has an active order.
          </EmptyState>
        }
      />
      <ReasonDialog
        isOpen={reward !== null}
        title={`Revoke commission of ${reward === null ? '' : solText(BigInt(reward.lamports))}?`}
        confirmLabel="Revoke commission"
        isRunning={isLoading}
        trouble={trouble}
        onConfirm={(reason) => void run(reason)}
        onCancel={end}
      >
        <p>
          Revokes what’s left of this commission. This can’t be undone. {reward?.ambassador} will
          see your reason.
        </p>
      </ReasonDialog>
    </>
  );
}

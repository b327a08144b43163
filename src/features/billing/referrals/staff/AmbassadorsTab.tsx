import { useMemo, useState } from 'react';
import { failureText } from '@/shared/api/queryError';
import { readPages } from '@/shared/api/readParts';
import { request } from '@/shared/api/request';
import { resultOf } from '@/shared/api/resultOf';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import { choicesOf, solDecimal } from '../ambassador/lists';
import { ambassadorStates } from '../program';
import { listAmbassadors } from '../staffEndpoints';
import { useAmbassadorsQuery, useDecideAmbassadorMutation } from '../staffReferralsApi';
import type { Ambassador, decisions } from '../staffViews';
import { stateColour, statusLabel } from '../words';
import { staffQuery } from './staffQuery';
import { AmbassadorQuestion } from './AmbassadorQuestion';

type Decision = (typeof decisions)[number];
interface Asked {
  person: Ambassador;
  decision: Decision;
}

/** Opens the confirmation dialog. */
type Ask = (asked: Asked) => void;

const ways: Partial<Record<string, readonly [Decision, string][]>> = {
  APPLIED: [
    ['ACTIVE', 'Approve'],
    ['REJECTED', 'Reject'],
  ],
  ACTIVE: [['SUSPENDED', 'Suspend']],
  SUSPENDED: [['ACTIVE', 'End suspension']],
  REJECTED: [['ACTIVE', 'Approve anyway']],
};

/** The toast after a decision. */
const decided: Record<Decision, (name: string) => string> = {
  ACTIVE: (name) => `${name} is an ambassador now`,
  REJECTED: (name) => `${name} was rejected`,
  SUSPENDED: (name) => `${name} was suspended`,
};

const sol = (lamports: string | null) =>
  lamports === null ? 'Unknown' : <ShortAmount units={BigInt(lamports)} decimals={9} isInline />;

const columns: readonly DataColumn<Ambassador, Ask>[] = [
  {
    id: 'name',
    header: 'Ambassador',
    isRowHeader: true,
    isUnsortable: true,
    value: ({ name }) => name,
    cell: ({ name, code, application, reason }) => (
      <>
        <bdi translate="no">{name}</bdi>
        <code className="ambassador__line">{code}</code>
        {reason === null ? null : (
          <small className="ambassador__line">
            <bdi>{reason}</bdi>
          </small>
        )}
        {application === null ? null : (
          <details className="ambassador-application">
            <summary>Application</summary>
            <p>
              <bdi>{application.motivation}</bdi>
            </p>
            <p>
              Channels: <bdi>{application.channels}</bdi>
            </p>
            <p>
              Audience: <bdi>{application.audience}</bdi> ({application.language})
            </p>
          </details>
        )}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    isUnsortable: true,
    filter: choicesOf(
      ambassadorStates.filter((state) => state !== 'NONE'),
      statusLabel,
    ),
    value: ({ state }) => state,
    cell: ({ state, tier }) => (
      <>
        <StatusBadge status={state} label={statusLabel(state)} colours={stateColour} />
        {tier === null ? null : <small className="ambassador__line">{tier}</small>}
      </>
    ),
  },
  {
    id: 'appliedAt',
    header: 'Applied',
    isUnsortable: true,
    value: ({ appliedAt }) => appliedAt,
    cell: ({ appliedAt }) => (appliedAt === null ? 'Unknown' : <TimeAgo at={appliedAt} />),
  },
  {
    id: 'clicks',
    header: 'Clicks',
    isNumber: true,
    isUnsortable: true,
    value: (row) => row.clicks,
  },
  {
    id: 'signUps',
    header: 'Sign-ups',
    isNumber: true,
    isUnsortable: true,
    value: (row) => row.signUps,
  },
  {
    id: 'qualified',
    header: 'Buyers',
    isNumber: true,
    isUnsortable: true,
    value: (row) => row.qualified,
  },
  {
    id: 'earned',
    header: 'Earned (SOL)',
    isNumber: true,
    isUnsortable: true,
    value: ({ earned }) => (earned === null ? null : solDecimal(earned)),
    cell: ({ earned }) => sol(earned),
  },
  {
    id: 'paid',
    header: 'Paid (SOL)',
    isNumber: true,
    isUnsortable: true,
    value: ({ paid }) => (paid === null ? null : solDecimal(paid)),
    cell: ({ paid }) => sol(paid),
  },
  {
    id: 'actions',
    header: 'Actions',
    value: () => null,
    isUnsortable: true,
    isNotExported: true,
    cell: (row, ask) => <Buttons row={row} ask={ask} />,
  },
];
const idOf = ({ id }: Ambassador) => id;
const NONE: readonly Ambassador[] = [];

function Buttons({ row, ask }: { row: Ambassador; ask: Ask }) {
  return (
    <div className="row-actions">
      {(ways[row.state] ?? []).map(([decision, label]) => (
        <button
          key={decision}
          type="button"
          className={`btn btn-sm ${decision === 'ACTIVE' ? 'btn-outline-secondary' : 'btn-outline-danger'}`}
          aria-label={`${label}: ${row.name}`}
          onClick={() => ask({ person: row, decision })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Ambassadors and applicants; open applications come first. */
export default function AmbassadorsTab() {
  const control = useTableState(columns, { pageSize: 25, prefix: 'amb-' });
  const asked = useMemo(() => staffQuery(control), [control]);
  const { data, error, isFetching, refetch } = useAmbassadorsQuery(asked);
  const [question, setQuestion] = useState<Asked | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [decide, { isLoading }] = useDecideAmbassadorMutation();
  const end = () => {
    setQuestion(null);
    setTrouble(null);
  };
  const run = async (reason: string | null) => {
    if (!question || isLoading) return;
    const { person, decision } = question;
    const seen = ambassadorStates.find((state) => state === person.state) ?? 'NONE';
    const result = await resultOf(
      decide({ id: person.id, state: decision, seen, reason }).unwrap(),
    );
    if (result.success) {
      notify('success', decided[decision](person.name));
      end();
    } else setTrouble(result.message);
  };
  return (
    <>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Ambassadors"
        columns={columns}
        meta={setQuestion}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        exportName="ambassadors"
        readAll={(signal) =>
          readPages((page) => request(listAmbassadors, { query: { ...asked, ...page } }, signal), {
            keyOf: idOf,
            signal,
          })
        }
        isLoading={isFetching}
        error={error && !data ? failureText(error, 'Couldn’t load the ambassadors.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState title="No ambassadors yet">
            Applications from the user site appear here.
          </EmptyState>
        }
      />
      <AmbassadorQuestion
        person={question?.person ?? null}
        decision={question?.decision ?? 'ACTIVE'}
        isRunning={isLoading}
        trouble={trouble}
        onConfirm={(reason) => void run(reason)}
        onCancel={end}
      />
    </>
  );
}

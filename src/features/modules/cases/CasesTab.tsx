import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isForbidden, failureText } from '@/shared/api/queryError';
import { Forbidden } from '@/shared/ui/Forbidden';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { MemberName } from '@/shared/ui/names/MemberName';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import type { DataColumn } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { Case, CaseKind } from './case';
import { CasePage } from './CasePage';
import './cases.scss';
import { useCasesQuery } from './casesApi';
import { caseColours, caseOutcomeText, kindWords, stateChoices } from './caseWords';
import { RuleLink } from './RuleLink';

const idOf = ({ id }: Case) => id;
const NONE: readonly never[] = [];
const CASE_PARAM = 'case';

export interface CasesShown {
  serverId: string;
  kind: CaseKind;
}

/** What a moderation module left behind, the newest first; one of them where the address names it. */
export function CasesTab(props: CasesShown) {
  const [params] = useSearchParams();
  const caseId = params.get(CASE_PARAM);
  if (caseId === null) return <CaseList {...props} />;
  const back = new URLSearchParams(params);
  back.delete(CASE_PARAM);
  return (
    <CasePage
      key={caseId}
      serverId={props.serverId}
      kind={props.kind}
      caseId={caseId}
      back={`?${back.toString()}`}
    />
  );
}

const columnsFor = (kind: CaseKind): DataColumn<Case>[] => {
  const { subject, rule, by } = kindWords[kind];
  return [
    {
      id: 'subject',
      header: subject,
      value: ({ subject }) => subject,
      cell: (row) => <OneLink {...row} />,
      isRowHeader: true,
      isUnsortable: true,
    },
    {
      id: 'member',
      header: 'Member',
      value: ({ member }) => member.name,
      cell: ({ member: { name, username, picture } }) => (
        <MemberName name={name} username={username} picture={picture} />
      ),
      isUnsortable: true,
    },
    {
      id: 'state',
      header: 'Status',
      value: ({ state }) => state,
      cell: ({ state, actions }) => (
        <StatusBadge status={state} label={caseOutcomeText(state, actions)} colours={caseColours} />
      ),
      filter: stateChoices(kind),
      isUnsortable: true,
    },
    // The subject of a ticket is its type already.
    ...(rule === null || kind === 'TICKET' ? [] : [ruleColumn(rule)]),
    ...(by === null ? [] : [byColumn(by)]),
    {
      id: 'at',
      header: 'When',
      value: ({ at }) => at,
      cell: ({ at }) => (at === null ? '–' : <TimeAgo at={at} />),
      isUnsortable: true,
    },
  ];
};

const ruleColumn = (header: string): DataColumn<Case> => ({
  id: 'rule',
  header,
  value: ({ rule }) => rule?.name ?? null,
  cell: (row) => <RuleLink {...row} />,
  isUnsortable: true,
});

const byColumn = (header: string): DataColumn<Case> => ({
  id: 'by',
  header,
  value: (row) => row.by,
  cell: (row) => (row.by === null ? '–' : <bdi translate="no">{row.by}</bdi>),
  isUnsortable: true,
});

/** Opens one of them at this very place. */
function OneLink({ id, subject }: Case) {
  const [params] = useSearchParams();
  const to = new URLSearchParams(params);
  to.set(CASE_PARAM, id);
  return (
    <Link to={`?${to.toString()}`} preventScrollReset>
      <bdi>{subject}</bdi>
    </Link>
  );
}

function CaseList({ serverId, kind }: CasesShown) {
  const columns = useMemo(() => columnsFor(kind), [kind]);
  const control = useTableState(columns);
  const { page, pageSize, search, filters } = control.state;
  const { data, error, isFetching, refetch } = useCasesQuery(
    {
      serverId,
      kind,
      page,
      pageSize,
      state: filters['state']?.join(','),
      search: search === '' ? undefined : search,
    },
    { refetchOnMountOrArgChange: true },
  );
  if (isForbidden(error)) return <Forbidden error={error} />;
  return (
    <>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label={kindWords[kind].many}
        columns={columns}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        isLoading={isFetching}
        error={error && !data ? failureText(error, kindWords[kind].listFailed) : null}
        onRetry={() => void refetch()}
        empty={<EmptyState title={kindWords[kind].none}>{kindWords[kind].empty}</EmptyState>}
      />
    </>
  );
}

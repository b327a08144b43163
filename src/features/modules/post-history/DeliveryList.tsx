import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { findAbout } from '@/features/modules/engine/registry';
import { useNamedRules } from '@/features/modules/engine/useNamedRules';
import { failureText, isForbidden } from '@/shared/api/queryError';
import { capitalized } from '@/shared/text/nouns';
import { HOUR } from '@/shared/time/durations';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { DataColumn, FilterChoice } from '@/shared/ui/table/column';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import type { ModuleShown } from './DeliveriesTab';
import { usePostHistoryQuery } from './postHistoryApi';
import type { Delivery } from './delivery';
import { Forbidden } from '@/shared/ui/Forbidden';
import { placeInWords, reasonInWords, stateColours, stateChoices, stateInWords } from './inWords';
import { serverNow } from '@/shared/time/serverClock';

const idOf = ({ id }: Delivery) => id;
const NONE: readonly Delivery[] = [];

interface RuleColumn {
  header: string;
  /** Null if there are too many to choose from; users search for one instead. */
  rules: readonly FilterChoice[] | null;
}

const columnsFor = (ofRule: RuleColumn | null): DataColumn<Delivery>[] => [
  {
    id: 'label',
    header: 'Event',
    value: ({ label }) => label,
    cell: (row) => <OneLink {...row} />,
    isRowHeader: true,
    isUnsortable: true,
  },
  {
    id: 'at',
    header: 'When',
    value: ({ at }) => at,
    cell: ({ at }) => <TimeAgo at={at} />,
    isUnsortable: true,
  },
  ...(ofRule === null
    ? []
    : [
        {
          id: 'rule',
          header: ofRule.header,
          value: (row: Delivery) => row.ruleName,
          cell: (row: Delivery) => <bdi>{row.ruleName}</bdi>,
          ...(ofRule.rules === null ? {} : { filter: ofRule.rules }),
          isUnsortable: true,
        },
      ]),
  {
    id: 'channel',
    header: 'Channel',
    value: placeInWords,
    cell: (row) => (
      <bdi translate={row.channelName === null ? undefined : 'no'}>{placeInWords(row)}</bdi>
    ),
    isUnsortable: true,
  },
  {
    id: 'state',
    header: 'Result',
    value: ({ state }) => state,
    cell: (row) => <Result {...row} />,
    filter: stateChoices,
    isUnsortable: true,
  },
  {
    id: 'attempts',
    header: 'Attempts',
    value: ({ attemptCount }) => attemptCount,
    isNumber: true,
    isUnsortable: true,
  },
];

/** Opens an entry on this page. */
function OneLink({ id, label }: Delivery) {
  const [params] = useSearchParams();
  const to = new URLSearchParams(params);
  to.set('delivery', id);
  return (
    <Link to={`?${to.toString()}`} className="deliveries__open" preventScrollReset>
      <bdi>{label}</bdi>
    </Link>
  );
}

const Result = ({ state, reason, why }: Delivery) => (
  <span className="deliveries__result">
    <StatusBadge status={state} label={stateInWords(state)} colours={stateColours} />
    {state === 'SENT' ? null : (
      <small title={why ?? undefined}>
        {state === 'SKIPPED' && reason !== null ? reasonInWords(reason) : why}
      </small>
    )}
  </span>
);

const spans = [
  { value: '', label: 'Last 30 days' },
  { value: '7d', label: 'Last 7 days', hours: 168 },
  { value: '24h', label: 'Last 24 hours', hours: 24 },
] as const;

/** Time range from the address; its start stays fixed while the list is shown. */
function useSpan() {
  const [params, setParams] = useSearchParams();
  const [now] = useState(serverNow);
  const span = spans.find(({ value }) => value === params.get('last')) ?? spans[0];
  const since = 'hours' in span ? new Date(now - span.hours * HOUR).toISOString() : undefined;
  const choose = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        if (value === '') after.delete('last');
        else after.set('last', value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { span, since, choose };
}

/** Posts of a module, made or skipped, the newest first. */
export function DeliveryList({ serverId, module, noun }: ModuleShown) {
  const isLong = findAbout(module)?.isLong;
  const { names, hasMore } = useNamedRules({
    serverId,
    slug: module,
    ...(isLong ? { isLong } : {}),
    isWanted: noun !== null,
  });
  const columns = useMemo(
    () =>
      columnsFor(
        noun === null
          ? null
          : {
              header: capitalized(noun),
              rules: hasMore
                ? null
                : (names ?? []).map(({ id, name }) => ({ value: id, label: name })),
            },
      ),
    [names, hasMore, noun],
  );
  const control = useTableState(columns);
  const { span, since, choose } = useSpan();
  const { page, pageSize, search, filters } = control.state;
  const { data, error, isFetching, refetch } = usePostHistoryQuery(
    {
      serverId,
      module,
      page,
      pageSize,
      since,
      rule: filters['rule']?.join(','),
      state: filters['state']?.join(','),
      search: search === '' ? undefined : search,
    },
    { refetchOnMountOrArgChange: true },
  );
  if (isForbidden(error)) return <Forbidden error={error} />;
  return (
    <div className="deliveries">
      <label className="deliveries__span">
        <span>Period</span>
        <select
          className="form-select"
          value={span.value}
          onChange={({ target }) => choose(target.value)}
        >
          {spans.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <LeftOutNote leftOut={data?.leftOut} />
      <DataTable
        label="Post history"
        columns={columns}
        rows={data?.items ?? NONE}
        getRowId={idOf}
        control={control}
        total={data?.total ?? data?.items.length ?? 0}
        isLoading={isFetching}
        error={error && !data ? failureText(error, 'Couldn’t load the post history.') : null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState scene="chest" title="No posts in this period">
            Posted, skipped and failed messages appear here for 30 days.
          </EmptyState>
        }
      />
    </div>
  );
}

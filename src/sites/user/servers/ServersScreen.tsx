import { Link, useSearchParams } from 'react-router-dom';
import type { Memberships, ServerScope } from '@/features/server/memberships/membership';
import '@/features/server/memberships/memberships.scss';
import { useMembershipsQuery } from '@/features/server/memberships/membershipsApi';
import { ServerCard } from '@/features/server/memberships/ServerCard';
import { ServerFilters } from '@/features/server/memberships/ServerFilters';
import {
  membershipsQueryAt,
  isNarrowed,
  pagePrefix,
  scopeAt,
  SERVERS_A_PAGE,
  writeFilter,
} from '@/features/server/memberships/serverQuery';
import { failureText } from '@/shared/api/queryError';
import { inNumbers } from '@/shared/format/numbers';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { Pager } from '@/shared/ui/table/Pager';
import '@/shared/ui/table/table.scss';
import { useTableState } from '@/shared/ui/table/useTableState';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { UrlTabs } from '@/shared/ui/UrlTabs';

/** `servers` (spec §2): the servers one is on that run the bots, and others one can find. */
export default function ServersScreen() {
  const [params] = useSearchParams();
  const { data } = useMembershipsQuery(membershipsQueryAt(params, scopeAt(params)));
  return (
    <>
      <PageHeader
        title="Servers"
        purpose={
          scopeAt(params) === 'MINE'
            ? 'The servers you’re in that use our bots.'
            : 'Public servers you can join, and what you can earn there.'
        }
      />
      <ServerFilters />
      <UrlTabs
        label="Servers"
        tabs={[
          {
            id: 'mine',
            label: <Tab name="My servers" count={data?.mine ?? null} />,
            content: <Servers scope="MINE" />,
          },
          {
            id: 'discover',
            label: <Tab name="Discover" count={data?.discover ?? null} />,
            content: <Servers scope="DISCOVER" />,
          },
        ]}
      />
    </>
  );
}

const Tab = ({ name, count }: { name: string; count: number | null }) => (
  <>
    {name} {count === null ? null : <span className="tabs__count">{inNumbers(count)}</span>}
  </>
);

function Servers({ scope }: { scope: ServerScope }) {
  const [params] = useSearchParams();
  const { currentData, error, isFetching, refetch } = useMembershipsQuery(
    membershipsQueryAt(params, scope),
  );
  if (!currentData)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the servers.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <CardsSkeleton label="Loading the servers" count={6} />
    );
  return (
    <>
      <LeftOutNote leftOut={currentData.leftOut} />
      <List scope={scope} servers={currentData} />
      {scope === 'MINE' && currentData.readAt !== null ? (
        <p className="fine-print servers__read">
          Server list updated from Discord <TimeAgo at={currentData.readAt} />.{' '}
          <button type="button" className="btn btn-link" onClick={() => void refetch()}>
            {isFetching ? 'Refreshing…' : 'Refresh'}
          </button>
        </p>
      ) : null}
    </>
  );
}

const NO_COLUMNS: readonly never[] = [];

function List({
  scope,
  servers: { items, total, leftOut },
}: {
  scope: ServerScope;
  servers: Memberships;
}) {
  const control = useTableState(NO_COLUMNS, {
    pageSize: SERVERS_A_PAGE,
    prefix: pagePrefix(scope),
  });
  const found = total ?? items.length;
  if (items.length === 0 && !leftOut) return <Nothing scope={scope} />;
  return (
    <>
      <ul
        className="server-list"
        aria-label={scope === 'MINE' ? 'My servers' : 'Servers to discover'}
      >
        {items.map((membership) => (
          <ServerCard key={membership.server.id} membership={membership} />
        ))}
      </ul>
      {found > control.state.pageSize ? (
        <Pager
          label="servers"
          found={found}
          pages={Math.ceil(found / control.state.pageSize)}
          control={control}
        />
      ) : null}
    </>
  );
}

/** Nothing is found by the filters, or there is nothing yet. */
function Nothing({ scope }: { scope: ServerScope }) {
  const [params, setParams] = useSearchParams();
  if (isNarrowed(params))
    return (
      <EmptyState
        scene="lantern"
        title="No results"
        action={
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() =>
              setParams((before) => writeFilter(before, { section: '', has: '', search: '' }))
            }
          >
            Clear filters
          </button>
        }
      >
        No servers match your filters.
      </EmptyState>
    );
  return scope === 'MINE' ? (
    <EmptyState
      scene="drawbridge"
      title="No servers yet"
      action={
        <Link className="btn btn-primary" to="?tab=discover">
          Discover servers
        </Link>
      }
    >
      None of your Discord servers use Castle Bots yet. Join one that does to see its quests and
      points here.
    </EmptyState>
  ) : (
    <EmptyState scene="banner" title="Nothing to discover">
      You’ve joined every public server.
    </EmptyState>
  );
}

import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ServerStanding } from '@/features/earning/leaderboards/leaderboard';
import { useLeaderboardsQuery } from '@/features/earning/leaderboards/leaderboardsApi';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import { ServerBoard } from './ServerBoard';

const CrossServerBoard = lazy(() => import('./CrossServerBoard'));
const Directory = lazy(() => import('./Directory'));

/** `users` (spec §2): who of the members of one's servers has earned most, and who they are. */
export default function UsersScreen() {
  return (
    <>
      <PageHeader title="Members" purpose="Rankings and members of your servers." />
      <UrlTabs
        label="Members"
        tabs={[
          { id: 'leaderboard', label: 'Leaderboard', content: <Boards /> },
          {
            id: 'across',
            label: 'Across servers',
            content: (
              <Suspense fallback={<TableSkeleton label="Loading the leaderboard" count={10} />}>
                <CrossServerBoard />
              </Suspense>
            ),
          },
          {
            id: 'directory',
            label: 'Directory',
            content: (
              <Suspense fallback={<TableSkeleton label="Loading the members" count={10} />}>
                <Directory />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

function Boards() {
  const { data, error, isFetching, refetch } = useLeaderboardsQuery(undefined);
  return (
    <>
      {data ? (
        <>
          <LeftOutNote leftOut={data.leftOut} />
          <OfServers servers={data.items} />
        </>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your servers.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <TableSkeleton label="Loading your servers" count={10} />
      )}
    </>
  );
}

function OfServers({ servers }: { servers: readonly ServerStanding[] }) {
  const [params] = useSearchParams();
  const named = params.get('server');
  // Where one has most, one is most likely to look.
  const first = servers.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0))[0];
  const slug = named ?? first?.server.slug;
  if (slug === undefined)
    return (
      <EmptyState
        scene="drawbridge"
        title="No servers yet"
        action={
          <Link className="btn btn-outline-secondary" to="/dashboard/servers">
            Your servers
          </Link>
        }
      >
        Join a Discord server that uses our bots. Its members and their points appear here.
      </EmptyState>
    );
  return <ServerBoard key={slug} slug={slug} servers={servers} />;
}

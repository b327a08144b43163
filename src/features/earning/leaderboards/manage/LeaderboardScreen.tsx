import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RequireServer } from '@/features/server/discord/RequireServer';
import { useMay } from '@/features/server/discord/useMay';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ScreenSkeleton } from '@/shared/ui/ScreenSkeleton';
import { BADGE_PARAM } from '@/features/earning/badges/manage/badgeParam';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import { SEASON_PARAM } from '../boardChoice';
import { StandingsTable } from './StandingsTable';

/** Opened later: forms and dialogs come with them. */
const SeasonEditor = lazyOnDemand(() => import('./SeasonEditor'));
const BadgeEditor = lazyOnDemand(() => import('@/features/earning/badges/manage/BadgeEditor'));
const BadgeList = lazy(() => import('@/features/earning/badges/manage/BadgeList'));
const SeasonList = lazy(() => import('./SeasonList'));

/** `bots/leaderboard`: the boards of a server for its team (docs/product/leaderboards-and-levels.md). */
export default function LeaderboardScreen() {
  return (
    <RequireServer>{(serverId) => <OfServer key={serverId} serverId={serverId} />}</RequireServer>
  );
}

function OfServer({ serverId }: { serverId: string }) {
  const [params] = useSearchParams();
  const editing = params.get(SEASON_PARAM);
  const badge = params.get(BADGE_PARAM);
  const canChange = useMay('editor');
  if (badge !== null)
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <BadgeEditor key={badge} serverId={serverId} badgeId={badge} />
      </Suspense>
    );
  if (editing !== null)
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <SeasonEditor key={editing} serverId={serverId} seasonId={editing} />
      </Suspense>
    );
  return (
    <>
      <PageHeader
        title="Leaderboard"
        purpose="Your top members by week, month, season or all time."
      />
      {canChange ? null : (
        <p className="notice">View only. Ask an editor of this server to make changes.</p>
      )}
      <UrlTabs
        label="Leaderboard"
        tabs={[
          {
            id: 'places',
            label: 'Members',
            content: <StandingsTable serverId={serverId} canChange={canChange} />,
          },
          {
            id: 'seasons',
            label: 'Seasons',
            content: (
              <Suspense fallback={<TableSkeleton label="Loading seasons" count={3} />}>
                <SeasonList serverId={serverId} canChange={canChange} />
              </Suspense>
            ),
          },
          {
            id: 'badges',
            label: 'Badges',
            content: (
              <Suspense fallback={<TableSkeleton label="Loading badges" count={3} />}>
                <BadgeList serverId={serverId} canChange={canChange} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

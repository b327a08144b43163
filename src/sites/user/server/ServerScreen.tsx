import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ServerPage } from '@/features/server/memberships/membership';
import '@/features/server/memberships/memberships.scss';
import { useJoinedNote } from '@/features/server/memberships/useJoining';
import { useServerPageQuery } from '@/features/server/memberships/membershipsApi';
import { statusOf, failureText } from '@/shared/api/queryError';
import { NotAMember, NotFound } from '@/features/earning/quests/QuestErrorPages';
import '@/features/earning/quests/quests.scss';
import { useOwnPageName } from '@/shared/routing/pageName';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import './server.scss';
import { Overview } from './Overview';
import { VisitorOverview } from './VisitorOverview';
import { ServerHead } from './ServerHead';

const RolesTab = lazy(() => import('./RolesTab'));
const EarnTab = lazy(() => import('./EarnTab'));
const QuestsTab = lazy(() => import('./QuestsTab'));
const BadgesTab = lazy(() => import('@/features/earning/badges/ServerBadges'));
const LeaderboardTab = lazy(() => import('./LeaderboardTab'));

/** `server/:slug` (spec §2): a server as its members see it, and the viewer's own standing. */
export default function ServerScreen() {
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useServerPageQuery(slug);
  useOwnPageName(currentData?.server.name);
  if (currentData) return <Server key={slug} page={currentData} refresh={() => refetch()} />;
  if (statusOf(error) === 403) return <NotAMember />;
  if (statusOf(error) === 404)
    return <NotFound what="Server" to="/dashboard/servers" toWhat="Your servers" />;
  return (
    <>
      <PageHeader title="Server" purpose="What this server offers its members." />
      {error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the server.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton label="Loading the server" count={4} />
      )}
    </>
  );
}

interface ServerProps {
  page: ServerPage;
  refresh: () => Promise<unknown>;
}

function Server({ page, refresh }: ServerProps) {
  const { server, sections, isMember } = page;
  useJoinedNote(isMember, server.name);
  return (
    <>
      <ServerHead page={page} refresh={refresh} />
      <LeftOutNote leftOut={page.leftOut} />
      {isMember ? (
        <UrlTabs
          label={`About ${server.name}`}
          tabs={[
            { id: 'overview', label: 'Overview', content: <Overview page={page} /> },
            {
              id: 'quests',
              label: 'Quests',
              content: (
                <Later>
                  <QuestsTab slug={server.slug} />
                </Later>
              ),
            },
            {
              id: 'earn',
              label: 'Earn',
              content: (
                <Later>
                  <EarnTab slug={server.slug} sections={sections} />
                </Later>
              ),
            },
            {
              id: 'leaderboard',
              label: 'Leaderboard',
              content: (
                <Later>
                  <LeaderboardTab slug={server.slug} />
                </Later>
              ),
            },
            {
              id: 'badges',
              label: 'Badges',
              content: (
                <Later>
                  <BadgesTab slug={server.slug} />
                </Later>
              ),
            },
            {
              id: 'roles',
              label: 'Roles',
              content: (
                <Later>
                  <RolesTab server={server} recheckAt={page.recheckAt} />
                </Later>
              ),
            },
          ]}
        />
      ) : (
        <VisitorOverview page={page} />
      )}
    </>
  );
}

/** A tab whose code loads when it is opened. */
const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<CardsSkeleton label="Loading" count={2} />}>{children}</Suspense>
);

import type { ReactNode } from 'react';
import { ActionQueue } from '@/features/earning/member-overview/ActionQueue';
import { ActivityFeed } from '@/features/earning/member-overview/ActivityFeed';
import type { MemberOverview } from '@/features/earning/member-overview/memberOverview';
import { useMemberOverviewQuery } from '@/features/earning/member-overview/memberOverviewApi';
import { OwnDays } from '@/features/earning/member-overview/OwnDays';
import { Tiles } from '@/features/earning/member-overview/Tiles';
import '@/features/earning/quests/board/board.scss';
import { failureText } from '@/shared/api/queryError';
import { usePolling } from '@/shared/hooks/usePolling';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton, TableSkeleton } from '@/shared/ui/skeletons';
import { FirstSteps } from '@/shared/ui/steps/FirstSteps';
import { EarnNowList } from './EarnNowList';
import { MyServers } from './MyServers';
import './overview.scss';
import { firstSteps } from './firstSteps';

/** What others do (reviews, payouts) changes it; it asks again while it is looked at. */
const POLL_MS = 60_000;

/** `/dashboard` of the user site (spec §2): what one can earn, claim or must mend now. */
export default function MemberOverviewScreen() {
  const { data, error, isFetching, refetch } = useMemberOverviewQuery(undefined);
  usePolling(refetch, POLL_MS, data !== undefined);
  return (
    <>
      <PageHeader title="Overview" purpose="Your servers, open quests and rewards at a glance." />
      <div className="member-overview">
        {data ? (
          <Now overview={data} />
        ) : error && !isFetching ? (
          <Part title="To do">
            <ErrorState
              message={failureText(error, 'Couldn’t load your overview.')}
              onRetry={() => void refetch()}
            />
          </Part>
        ) : (
          <>
            <TableSkeleton label="Loading your overview" count={3} />
            <CardsSkeleton label="Loading your stats" count={4} />
          </>
        )}
        <Part title="My servers">
          <MyServers />
        </Part>
        <div className="member-overview__pair">
          <Part title="Activity">
            <ActivityFeed />
          </Part>
          <Part title="Points by day">
            <OwnDays />
          </Part>
        </div>
      </div>
    </>
  );
}

function Now({ overview }: { overview: MemberOverview }) {
  const steps = firstSteps(overview.steps);
  const isNew = steps.some(({ state }) => state !== 'done');
  return (
    <>
      <LeftOutNote leftOut={overview.leftOut} />
      {isNew ? <FirstSteps title="Get started" steps={steps} /> : null}
      <ActionQueue actions={overview.actions} />
      <Tiles overview={overview} />
      <Part title="Earn now">
        <EarnNowList quests={overview.earnNow} />
      </Part>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

import { Suspense, type ReactNode } from 'react';
import { ClaimAllCard, useOpenLines } from '@/features/earning/claim-all/ClaimAllCard';
import { useClaimableQuery } from '@/features/earning/claim-all/claimAllApi';
import { ActionQueue } from '@/features/earning/member-overview/ActionQueue';
import { ActivityFeed } from '@/features/earning/member-overview/ActivityFeed';
import { getMemberOverview } from '@/features/earning/member-overview/endpoints';
import type { MemberOverview } from '@/features/earning/member-overview/memberOverview';
import {
  FIRST_SPAN,
  firstActivity,
  useMemberOverviewQuery,
  useMyActivityQuery,
  useMyDailyPointsQuery,
} from '@/features/earning/member-overview/memberOverviewApi';
import { OwnDays } from '@/features/earning/member-overview/OwnDays';
import { Tiles } from '@/features/earning/member-overview/Tiles';
import '@/features/earning/quests/board/board.scss';
import {
  recentServersQuery,
  useMembershipsQuery,
} from '@/features/server/memberships/membershipsApi';
import { serverPath } from '@/features/server/memberships/paths';
import { failureText } from '@/shared/api/queryError';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton, TableSkeleton } from '@/shared/ui/skeletons';
import { FirstSteps } from '@/shared/ui/steps/FirstSteps';
import { EarnNowList } from './EarnNowList';
import { MyServers } from './MyServers';
import './overview.scss';
import { firstSteps } from './firstSteps';
import { isNewcomer } from './isNewcomer';
import { NextStep } from './NextStep';

const StreakTile = lazyOptional(() => import('@/features/earning/streaks/StreakTile'));
const NewestBadges = lazyOptional(() => import('@/features/earning/badges/NewestBadges'));

/** `/dashboard` of the user site (spec §2): the member's chances to earn, claims, and problems to fix now. */
export default function MemberOverviewScreen() {
  const { data, error, isFetching, refetch } = useMemberOverviewQuery(undefined);
  usePolling(refetch, getMemberOverview.polledEvery * SECOND, data !== undefined);
  // The card is at the top, so nothing below it moves when it loads.
  const { isLoading: isClaimUnknown } = useClaimableQuery(undefined);
  const isReady = data !== undefined && !isClaimUnknown;
  const isNew = data !== undefined && isNewcomer(data);
  return (
    <>
      <PageHeader
        title="Overview"
        purpose={
          isNew
            ? 'Complete a quest and get your first reward.'
            : 'Your servers, open quests and rewards at a glance.'
        }
      />
      <div className="member-overview">
        {isReady ? (
          <>
            <LeftOutNote leftOut={data.leftOut} />
            {isNew ? <FirstQuests overview={data} /> : <Now overview={data} />}
          </>
        ) : error && !isFetching ? (
          <Part title="To do">
            <ErrorState
              message={failureText(error, 'Couldn’t load your overview.')}
              onRetry={() => void refetch()}
            />
          </Part>
        ) : (
          // Nothing below it would move when it is replaced.
          <>
            <TableSkeleton label="Loading your overview" count={3} />
            <CardsSkeleton label="Loading your stats" count={4} />
          </>
        )}
        {isNew || (!isReady && (!error || isFetching)) ? null : <SoFar />}
      </div>
    </>
  );
}

interface OverviewProps {
  overview: MemberOverview;
}

/** The one next task of a new member, then more quests and the steps to all of it. */
function FirstQuests({ overview: { steps, earnNow, actions } }: OverviewProps) {
  const more = earnNow.slice(1, 3);
  return (
    <>
      <NextStep {...{ earnNow, steps }} />
      {more.length === 0 ? null : (
        <Part title="More quests to start with">
          <EarnNowList quests={more} />
        </Part>
      )}
      <FirstSteps title="Get started" steps={firstSteps(steps)} isSmall />
      <ClaimAllCard />
      {/* Linking a wallet is one of the steps. */}
      <OtherActions actions={actions.filter(({ kind }) => kind !== 'LINK_WALLET')} />
    </>
  );
}

function Now({ overview }: OverviewProps) {
  const steps = firstSteps(overview.steps);
  const isUnfinished = steps.some(({ state }) => state !== 'done');
  return (
    <>
      <ClaimAllCard />
      {isUnfinished ? <FirstSteps title="Get started" steps={steps} isSmall /> : null}
      <OtherActions actions={overview.actions} />
      <Suspense fallback={<div className="streak-place" />}>
        <StreakTile />
      </Suspense>
      <Tiles overview={overview} />
      {overview.earnNow.length === 0 ? null : (
        <Part title="Earn now">
          <EarnNowList quests={overview.earnNow} />
        </Part>
      )}
    </>
  );
}

const CLAIMS: readonly string[] = ['CLAIM_REWARD', 'CLAIM_POINTS'];

/** Actions besides claiming, which has a card. Includes claims if the card couldn't be loaded. */
function OtherActions({ actions }: Pick<MemberOverview, 'actions'>) {
  const hasCard = useOpenLines().length > 0;
  return (
    <ActionQueue
      actions={hasCard ? actions.filter(({ kind }) => !CLAIMS.includes(kind)) : actions}
    />
  );
}

/** The member's servers and recent activity. Empty parts are left out; failed ones say so. */
function SoFar() {
  const servers = useMembershipsQuery(recentServersQuery).data;
  const activity = useMyActivityQuery(firstActivity).data;
  const days = useMyDailyPointsQuery(FIRST_SPAN).data?.days;
  const hasDays = days?.some(({ hold, engage, task }) => hold + engage + task !== 0) ?? true;
  return (
    <>
      <Suspense fallback={null}>
        <NewestBadges pathOf={(slug) => `${serverPath(slug)}?tab=badges`} />
      </Suspense>
      {isEmpty(servers) ? null : (
        <Part title="My servers">
          <MyServers />
        </Part>
      )}
      {isEmpty(activity) && !hasDays ? null : (
        <div className="member-overview__pair">
          {isEmpty(activity) ? null : (
            <Part title="Activity">
              <ActivityFeed />
            </Part>
          )}
          {hasDays ? (
            <Part title="Points by day">
              <OwnDays />
            </Part>
          ) : null}
        </div>
      )}
    </>
  );
}

/** Whether a list has loaded without any items, including unreadable ones. */
const isEmpty = (list: { items: readonly unknown[]; leftOut?: unknown } | undefined): boolean =>
  list !== undefined && list.items.length === 0 && list.leftOut === undefined;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

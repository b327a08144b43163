import { Suspense, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useModulesQuery } from '@/features/modules/engine/modulesApi';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import {
  useNextStepsQuery,
  useVisitSummaryQuery,
} from '@/features/server/server-overview/serverOverviewApi';
import { useServerStatsQuery } from '@/features/server/discord/serverStatsApi';
import { lazyOptional } from '@/shared/ui/lazyParts';
import { firstJob } from './firstJob';
import { OverviewStats } from './OverviewStats';
import { ModuleHealth } from './ModuleHealth';
import { NextSteps } from './NextSteps';
import { OpenOrders } from './OpenOrders';
import { OverviewHeader } from './OverviewHeader';
import { isSettled, partOf } from './part';
import { RecentChanges } from './RecentChanges';
import { Services } from './Services';
import { SinceVisit } from './SinceVisit';
import { Checklist } from './Checklist';
import { setupSteps } from './setup';
import { TrendsPart } from './TrendsPart';
import { useOrdersPart } from './useOrdersPart';
import { useSetupChecklist } from './useSetupChecklist';
import { useVisit } from './useVisit';

/** Loaded on demand, because most servers are no longer new. */
const NewServer = lazyOptional(() => import('./NewServer'));

/** The overview of one server. Each part loads, fails and retries independently. */
export function ServerOverview({ serverId }: { serverId: string }) {
  const details = useSelector(selectServerDetails);
  const stats = partOf(useServerStatsQuery(serverId), 'Couldn’t load your server’s stats.');
  const answer = partOf(useModulesQuery(serverId), 'Couldn’t load the modules.');
  const modules = { ...answer, data: answer.data?.modules, leftOut: answer.data?.leftOut };
  const orders = useOrdersPart(serverId);
  const news = partOf(useVisitSummaryQuery(serverId), 'Couldn’t load what’s new.');
  const nextAnswer = partOf(useNextStepsQuery(serverId), 'Couldn’t load your next steps.');
  const next = { ...nextAnswer, data: nextAnswer.data?.steps, leftOut: nextAnswer.data?.leftOut };
  useVisit(serverId);
  const sources = { hasBot: details !== null, modules, stats };
  const steps = setupSteps(sources);
  const { place, isByHand, hide, show } = useSetupChecklist(serverId, steps);
  // A server with all steps done is no longer new, even while other data is loading.
  const mayBeNew = place === 'open' || place === 'hidden';
  const isJobComing = mayBeNew && ![modules, orders, stats].every(isSettled);
  const job =
    mayBeNew && orders.data && modules.data && !modules.leftOut
      ? firstJob(orders.data, modules.data)
      : null;
  return (
    <>
      <OverviewHeader
        actions={place === 'hidden' ? <ShowSetup onShow={show} takesFocus={isByHand} /> : undefined}
      />
      {place === 'unknown' || isJobComing ? (
        <PageComing />
      ) : job ? (
        <Suspense fallback={<PageComing />}>
          <NewServer
            serverId={serverId}
            job={job}
            sources={sources}
            stats={stats}
            news={news}
            checklist={place === 'open' ? { onHide: hide, takesFocus: isByHand } : null}
          />
        </Suspense>
      ) : (
        <>
          {place === 'open' ? (
            <Checklist serverId={serverId} sources={sources} onHide={hide} takesFocus={isByHand} />
          ) : null}
          <OverviewStats stats={stats} />
          <div className="overview__pair overview__pair--first">
            {place === 'open' ? null : <NextSteps steps={next} />}
            <SinceVisit news={news} />
          </div>
          <TrendsPart serverId={serverId} />
          <div className="overview__pair">
            <ModuleHealth modules={modules} actsOn={place === 'open' ? serverId : null} />
            <OpenOrders orders={orders} />
          </div>
          <div className="overview__pair">
            <Services details={details} modules={modules.data} />
            <RecentChanges stats={stats} />
          </div>
        </>
      )}
    </>
  );
}

/** Shown until it is known whether the checklist comes first, which decides the whole layout. */
const PageComing = () => (
  <div className="overview__page-coming" role="status" aria-label="Loading the overview">
    <div className="skeleton__block" />
    <div className="skeleton__block" />
    <div className="skeleton__block" />
  </div>
);

function ShowSetup({ onShow, takesFocus }: { onShow: () => void; takesFocus: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button ref={button} type="button" className="btn btn-outline-secondary" onClick={onShow}>
      Show setup steps
    </button>
  );
}

import { usePackagesOnOfferQuery } from '@/features/billing/packages/packagesApi';
import type { ServerStats } from '@/features/server/discord/serverStats';
import type { VisitNews } from '@/features/server/server-overview/serverOverview';
import { Checklist } from './Checklist';
import { FirstJobPanel } from './FirstJobPanel';
import type { FirstJob } from './firstJob';
import { FirstFigures } from './OverviewStats';
import type { Part } from './part';
import { RecentChanges } from './RecentChanges';
import { SinceVisit } from './SinceVisit';
import type { SetupSources } from './setup';
import './newServer.scss';

interface NewServerProps {
  serverId: string;
  job: FirstJob;
  sources: SetupSources;
  stats: Part<ServerStats>;
  news: Part<VisitNews>;
  /** Null where the steps are hidden. */
  checklist: { onHide: () => void; takesFocus: boolean } | null;
}

/**
 * The overview of a server that does nothing yet: the one thing to do next, the other steps below it, and of the rest
 * only what has something to tell.
 */
export default function NewServer(props: NewServerProps) {
  const { serverId, job, sources, stats, news, checklist } = props;
  const { data } = usePackagesOnOfferQuery(serverId);
  const hasNews = news.data !== undefined && news.data.since !== null && news.data.items.length > 0;
  const hasChanges = (stats.data?.audit.length ?? 0) > 0;
  return (
    <>
      <FirstJobPanel serverId={serverId} job={job} offers={data?.packages ?? []} />
      {checklist ? (
        <Checklist serverId={serverId} sources={sources} isSmall {...checklist} />
      ) : null}
      {stats.data ? <FirstFigures stats={stats.data} /> : null}
      {hasNews || hasChanges ? (
        <div className="overview__pair">
          {hasNews ? <SinceVisit news={news} /> : null}
          {hasChanges ? <RecentChanges stats={stats} /> : null}
        </div>
      ) : null}
    </>
  );
}

import { useSelector } from 'react-redux';
import { RequireServer } from '@/features/server/discord/RequireServer';
import { memberPath } from '@/features/server/members/paths';
import { PARAMS, PLATFORM } from '@/features/reports/reportParams';
import { RangeBar } from '@/features/reports/RangeBar';
import type { ServerReport } from '@/features/reports/report';
import { PlatformTab, ReportTab } from '@/features/reports/ReportTab';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { PageHeader } from '@/shared/ui/PageHeader';
import { UrlTabs, type TabSpec } from '@/shared/ui/UrlTabs';
import { noPath, rowPath } from './rowPath';

const labels: Readonly<Record<ServerReport, string>> = {
  growth: 'Growth',
  verification: 'Verification',
  modules: 'Modules',
  quests: 'Quests',
  earning: 'Earning and spending',
  members: 'Top members',
  cohorts: 'Cohorts',
};

const platformTab: TabSpec = {
  id: PLATFORM,
  label: 'Platform',
  content: (
    <>
      <RangeBar />
      <PlatformTab place={{ serverId: null, name: PLATFORM, pathOf: noPath, memberPath: noPath }} />
    </>
  ),
};

/** `reports` (spec §2): figures of the chosen server over a range of days, down to the rows behind each. */
export default function ReportsScreen() {
  const isStaff = useSelector(selectViewer).capabilities.includes('staff');
  return (
    <RequireServer>
      {(serverId) => (
        <>
          <PageHeader
            title="Reports"
            purpose="See how your server grows, what its bots do, and what members earn. Open a figure to see its rows."
          />
          <UrlTabs
            key={serverId}
            label="Reports"
            param={PARAMS.tab}
            tabs={[...serverTabs(serverId), ...(isStaff ? [platformTab] : [])]}
          />
        </>
      )}
    </RequireServer>
  );
}

const serverTabs = (serverId: string): TabSpec[] =>
  Object.entries(labels).map(([name, label]) => ({
    id: name,
    label,
    content: (
      <>
        <RangeBar />
        <ReportTab place={{ serverId, name, pathOf: rowPath, memberPath }} serverId={serverId} />
      </>
    ),
  }));

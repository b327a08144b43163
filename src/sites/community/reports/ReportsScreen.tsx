import { RequireServer } from '@/features/discord/RequireServer';
import { memberPath } from '@/features/members/paths';
import { PARAMS } from '@/features/reports/place';
import { RangeBar } from '@/features/reports/RangeBar';
import type { ServerReport } from '@/features/reports/report';
import { ReportTab } from '@/features/reports/ReportTab';
import { PageHeader } from '@/shared/ui/PageHeader';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import { rowPath } from './rowPath';

const labels: Readonly<Record<ServerReport, string>> = {
  growth: 'Growth',
  verification: 'Verification',
  modules: 'Modules',
  quests: 'Quests',
  earning: 'Earning and spending',
  members: 'Top members',
};

/** `reports` (spec §2): figures of the chosen server over a range of days, down to the rows behind each. */
export default function ReportsScreen() {
  return (
    <RequireServer>
      {(serverId) => (
        <>
          <PageHeader
            title="Reports"
            purpose="How your server grows, what its bots do, and what is earned and paid. Each figure leads to the rows it adds up."
          />
          <RangeBar />
          <UrlTabs
            key={serverId}
            label="Reports"
            param={PARAMS.tab}
            tabs={Object.entries(labels).map(([name, label]) => ({
              id: name,
              label,
              content: <ReportTab place={{ serverId, name, pathOf: rowPath, memberPath }} />,
            }))}
          />
        </>
      )}
    </RequireServer>
  );
}

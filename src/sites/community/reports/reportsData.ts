import { PLATFORM, rangeAt, rangeQueryOf, reportAt } from '@/features/reports/reportParams';
import { reportsApi } from '@/features/reports/reportsApi';
import { fresh, ofServer } from '@/shared/routing/routeData';

/** The report the address opens. That of the platform is asked for by its tab, which only its staff has. */
export default ofServer((serverId, { search }) => {
  const report = reportAt(search);
  if (report === PLATFORM) return [];
  return [
    fresh(reportsApi.endpoints.report, { serverId, report, ...rangeQueryOf(rangeAt(search)) }),
  ];
});

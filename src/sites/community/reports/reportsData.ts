import { rangeAt, rangeQueryOf, reportAt } from '@/features/reports/place';
import { reportsApi } from '@/features/reports/reportsApi';
import { fresh, ofServer } from '@/shared/routing/routeData';

/** The report the address opens. */
export default ofServer((serverId, { search }) => [
  fresh(reportsApi.endpoints.report, {
    serverId,
    report: reportAt(search),
    ...rangeQueryOf(rangeAt(search)),
  }),
]);

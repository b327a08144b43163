import { useSearchParams } from 'react-router-dom';
import { rangeAt, rangeQueryOf } from './reportParams';
import type { ReportContext } from './reportContext';
import { usePlatformReportQuery, useReportQuery } from './reportsApi';
import { ReportStates } from './ReportStates';

/** One of a server’s reports, for the days in the URL. */
export function ReportTab({ place, serverId }: { place: ReportContext; serverId: string }) {
  const [params] = useSearchParams();
  const query = useReportQuery({
    serverId,
    report: place.name,
    ...rangeQueryOf(rangeAt(params)),
  });
  return <ReportStates {...{ place, query }} />;
}

/** The platform's income and its subscriptions: for staff. */
export function PlatformTab({ place }: { place: ReportContext }) {
  const [params] = useSearchParams();
  const query = usePlatformReportQuery(rangeQueryOf(rangeAt(params)));
  return <ReportStates {...{ place, query }} />;
}

import { isForbidden, failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Forbidden } from '@/shared/ui/Forbidden';
import { usePreferences } from '@/shared/format/displayPreferences';
import type { Report } from './report';
import type { ReportContext } from './reportContext';
import { ReportView } from './ReportView';
import './reports.scss';

interface ReportStatesProps {
  place: ReportContext;
  query: {
    currentData?: Report | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** A report in each of its states: on its way, refused, failed, or there. */
export function ReportStates({ place, query }: ReportStatesProps) {
  // Numbers and days are drawn again when one chooses to read them otherwise.
  usePreferences();
  const { currentData, error, isFetching, refetch } = query;
  if (currentData) return <ReportView place={place} report={currentData} />;
  if (isForbidden(error)) return <Forbidden error={error} />;
  if (error !== undefined && !isFetching) {
    return (
      <ErrorState
        message={failureText(error, 'Couldn’t load the report.')}
        onRetry={() => void refetch()}
      />
    );
  }
  return <ReportSkeleton />;
}

/** In the shape of what comes: a line, cards, a chart. */
const ReportSkeleton = () => (
  <div role="status" aria-label="Loading report" className="report">
    <div className="report-cards" aria-hidden="true">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="report-card panel skeleton">
          <div className="skeleton__block" />
        </div>
      ))}
    </div>
    <div className="panel skeleton report__chart">
      <div className="skeleton__block" />
    </div>
  </div>
);

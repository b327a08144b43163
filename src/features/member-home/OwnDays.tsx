import { useState } from 'react';
import { pointsText } from '@/features/points/pointsWords';
import { failureText } from '@/shared/api/failureText';
import { Chart } from '@/shared/ui/chart/Chart';
import { ErrorState } from '@/shared/ui/ErrorState';
import { useOwnDaysQuery } from './memberHomeApi';
import './memberHome.scss';

const SPANS = ['7', '30', '90'] as const;

/** Points earned by day and way to earn, over all servers. */
export function OwnDays() {
  const [span, setSpan] = useState<(typeof SPANS)[number]>('30');
  const { currentData, error, isFetching, refetch } = useOwnDaysQuery(span);
  const days = currentData?.days.filter(({ day }) => !Number.isNaN(Date.parse(day))) ?? [];
  const isEmpty = days.every(({ hold, engage, task }) => hold === 0 && engage === 0 && task === 0);
  return (
    <>
      <div className="own-days__span" role="group" aria-label="How far back">
        {SPANS.map((each) => (
          <button
            key={each}
            type="button"
            className={`btn btn-sm ${each === span ? 'btn-secondary' : 'btn-outline-secondary'}`}
            aria-pressed={each === span}
            onClick={() => setSpan(each)}
          >
            {each} days
          </button>
        ))}
      </div>
      {currentData ? (
        <Chart
          label={`Points by way to earn, last ${span} days`}
          times={isEmpty ? [] : days.map(({ day }) => Date.parse(day))}
          series={[
            { label: 'Task to earn', values: days.map(({ task }) => task) },
            { label: 'Engage to earn', values: days.map(({ engage }) => engage) },
            { label: 'Hold to earn', values: days.map(({ hold }) => hold) },
          ]}
          format={pointsText}
        />
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'The days could not be loaded.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading the days" className="skeleton">
          <div className="skeleton__block" />
        </div>
      )}
    </>
  );
}

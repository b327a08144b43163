import { useSearchParams } from 'react-router-dom';
import type { PointsPlace } from '@/features/points/pointsApi';
import { pointsText } from '@/features/points/pointsWords';
import { failureText } from '@/shared/api/failureText';
import { Chart } from '@/shared/ui/chart/Chart';
import { ErrorState } from '@/shared/ui/ErrorState';
import './claims.scss';
import { usePointsDaysQuery } from './claimsApi';

const SPANS = ['30', '90'] as const;
const PARAM = 'days';

/** Points by day; how far back it looks is in the address. */
export function PointsChart({ place }: { place: PointsPlace }) {
  const [params, setParams] = useSearchParams();
  const span = SPANS.find((each) => each === params.get(PARAM)) ?? '30';
  const { currentData, error, refetch } = usePointsDaysQuery({ ...place, span });
  const choose = (next: string) =>
    setParams(
      (before) => {
        before.set(PARAM, next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const days = currentData?.days.filter(({ day }) => !Number.isNaN(Date.parse(day))) ?? [];
  const isEmpty = days.every(({ earned, claimed }) => earned === 0 && claimed === 0);
  return (
    <div className="points-days">
      <div className="points-days__span" role="group" aria-label="How far back">
        {SPANS.map((each) => (
          <button
            key={each}
            type="button"
            className={`btn btn-sm ${each === span ? 'btn-secondary' : 'btn-outline-secondary'}`}
            aria-pressed={each === span}
            onClick={() => choose(each)}
          >
            {each} days
          </button>
        ))}
      </div>
      {currentData ? (
        <Chart
          label={`Points by day, last ${span} days`}
          times={isEmpty ? [] : days.map(({ day }) => Date.parse(day))}
          series={[
            { label: 'Earned', values: days.map(({ earned }) => earned) },
            { label: 'Claimed', values: days.map(({ claimed }) => claimed) },
          ]}
          format={pointsText}
        />
      ) : error ? (
        <ErrorState
          message={failureText(error, 'The days could not be loaded.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading the days" className="skeleton">
          <div className="skeleton__block" />
        </div>
      )}
    </div>
  );
}

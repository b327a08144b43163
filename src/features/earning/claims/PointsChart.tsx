import type { PointsParams } from '@/features/earning/points/pointsApi';
import { pointsText } from '@/features/earning/points/pointsText';
import { failureText } from '@/shared/api/queryError';
import { DayChart } from '@/shared/ui/chart/DayChart';
import { SpanChoice } from '@/shared/ui/chart/SpanChoice';
import { useSpanParam } from '@/shared/ui/chart/useSpanParam';
import './claims.scss';
import { useDailyPointsQuery } from './claimsApi';

const SPANS = ['30', '90'] as const;

/** Points by day; how far back it looks is in the address. */
export function PointsChart({ params }: { params: PointsParams }) {
  const [span, choose] = useSpanParam(SPANS, '30');
  const { currentData, error, isFetching, refetch } = useDailyPointsQuery({ ...params, span });
  return (
    <div className="points-days">
      <SpanChoice spans={SPANS} value={span} onChoose={choose} />
      <DayChart
        label={`Points by day, last ${span} days`}
        days={currentData?.days}
        lines={[
          { label: 'Earned', of: ({ earned }) => earned },
          { label: 'Claimed', of: ({ claimed }) => claimed },
        ]}
        format={pointsText}
        failure={
          error && !isFetching ? failureText(error, 'Couldn’t load your points by day.') : null
        }
        onRetry={() => void refetch()}
      />
    </div>
  );
}

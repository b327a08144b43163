import { useState } from 'react';
import { pointsText } from '@/features/earning/points/pointsText';
import { failureText } from '@/shared/api/queryError';
import { DayChart } from '@/shared/ui/chart/DayChart';
import { SpanChoice } from '@/shared/ui/chart/SpanChoice';
import { FIRST_SPAN, useMyDailyPointsQuery } from './memberOverviewApi';
import './memberOverview.scss';

const SPANS = ['7', '30', '90'] as const;

/** Points earned by day and way to earn, over all servers. */
export function OwnDays() {
  const [span, setSpan] = useState<(typeof SPANS)[number]>(FIRST_SPAN);
  const { currentData, error, isFetching, refetch } = useMyDailyPointsQuery(span);
  return (
    <div className="own-days">
      <SpanChoice spans={SPANS} value={span} onChoose={setSpan} />
      <DayChart
        label={`Points by source, last ${span} days`}
        days={currentData?.days}
        lines={[
          { label: 'Quests', of: ({ task }) => task },
          { label: 'Activity', of: ({ engage }) => engage },
          { label: 'Holding', of: ({ hold }) => hold },
        ]}
        format={pointsText}
        failure={error && !isFetching ? failureText(error, 'Couldn’t load your points.') : null}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

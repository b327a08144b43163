import { useAmbassadorDailyStatsQuery } from '@/features/billing/referrals/referralsApi';
import { failureText } from '@/shared/api/queryError';
import { inNumbers } from '@/shared/format/numbers';
import { DayChart } from '@/shared/ui/chart/DayChart';
import { SpanChoice } from '@/shared/ui/chart/SpanChoice';
import { useSpanParam } from '@/shared/ui/chart/useSpanParam';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';

const SPANS = ['30', '90'] as const;

/** Clicks, sign-ups and who bought by day; how far back it looks is in the address. */
export function DaysChart() {
  const [span, choose] = useSpanParam(SPANS, '30');
  const { currentData, error, isFetching, refetch } = useAmbassadorDailyStatsQuery(span, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className="panel" aria-labelledby="ambassador-days">
      <div className="ambassador-days__head">
        <h2 id="ambassador-days">Daily stats</h2>
        <SpanChoice spans={SPANS} value={span} onChoose={choose} />
      </div>
      <LeftOutNote leftOut={currentData?.leftOut} />
      <DayChart
        label={`Clicks, sign-ups and buyers per day, last ${span} days`}
        days={currentData?.days}
        lines={[
          { label: 'Clicks', of: ({ clicks }) => clicks },
          { label: 'Sign-ups', of: ({ signUps }) => signUps },
          { label: 'Buyers', of: ({ qualified }) => qualified },
        ]}
        format={inNumbers}
        failure={error && !isFetching ? failureText(error, 'Couldn’t load the daily stats.') : null}
        onRetry={() => void refetch()}
      />
    </section>
  );
}

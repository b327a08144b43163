import { useSearchParams } from 'react-router-dom';
import { useAmbassadorDaysQuery } from '@/features/referrals/referralsApi';
import { failureText } from '@/shared/api/failureText';
import { inNumbers } from '@/shared/format/numbers';
import { Chart } from '@/shared/ui/chart/Chart';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';

const SPANS = ['30', '90'] as const;
const PARAM = 'days';

/** Clicks, sign-ups and who bought by day; how far back it looks is in the address. */
export function DaysChart() {
  const [params, setParams] = useSearchParams();
  const span = SPANS.find((each) => each === params.get(PARAM)) ?? '30';
  const { currentData, error, isFetching, refetch } = useAmbassadorDaysQuery(span, {
    refetchOnMountOrArgChange: true,
  });
  const choose = (next: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === '30') after.delete(PARAM);
        else after.set(PARAM, next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const days = currentData?.days.filter(({ day }) => !Number.isNaN(Date.parse(day))) ?? [];
  const isEmpty = days.every((day) => day.clicks === 0 && day.signUps === 0 && day.qualified === 0);
  return (
    <section className="panel ambassador-days" aria-labelledby="ambassador-days">
      <div className="ambassador-days__head">
        <h2 id="ambassador-days">Day by day</h2>
        <div role="group" aria-label="How far back">
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
      </div>
      {currentData ? (
        <>
          <LeftOutNote leftOut={currentData.leftOut} />
          <Chart
            label={`Clicks, sign-ups and qualified by day, last ${span} days`}
            times={isEmpty ? [] : days.map(({ day }) => Date.parse(day))}
            series={[
              { label: 'Clicks', values: days.map(({ clicks }) => clicks) },
              { label: 'Sign-ups', values: days.map(({ signUps }) => signUps) },
              { label: 'Qualified', values: days.map(({ qualified }) => qualified) },
            ]}
            format={inNumbers}
          />
        </>
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
    </section>
  );
}

import { useId } from 'react';
import { Link } from 'react-router-dom';
import { isForbidden, failureText } from '@/shared/api/queryError';
import { daysBetween } from '@/features/reports/days';
import type { Report, ReportMetric } from '@/features/reports/report';
import { useReportQuery } from '@/features/reports/reportsApi';
import { rangeWords } from '@/features/reports/words';
import { inNumbers } from '@/shared/format/numbers';
import { DayChart } from '@/shared/ui/chart/DayChart';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Coming } from '../Panel';
import { reportPath, shownOf, TREND_SPAN, type Shown, type Trend } from './trend';

const retryLater = () => undefined;

/** One chart of the overview: its summary in words, its days, and a link to its report. */
export function TrendCard({ trend, serverId }: { trend: Trend; serverId: string }) {
  const id = useId();
  const { title } = trend;
  const { currentData, error, refetch } = useReportQuery({
    serverId,
    report: trend.report,
    span: TREND_SPAN,
  });
  return (
    <section className="panel trend" aria-labelledby={id}>
      <div className="overview__head">
        <h3 id={id}>{title}</h3>
        {currentData ? (
          <Link to={reportPath(trend)} aria-label={`See report: ${title}`}>
            See report
          </Link>
        ) : null}
      </div>
      {currentData ? (
        <Told trend={trend} report={currentData} />
      ) : error === undefined ? (
        <ChartComing title={title} />
      ) : (
        <NotCome error={error} retry={() => void refetch()} />
      )}
    </section>
  );
}

/** As high as the chart, so that the content below does not move. */
const ChartComing = ({ title }: { title: string }) => (
  <div role="status" aria-label={`Loading: ${title}`} className="skeleton">
    <p className="trend__headline">
      <Coming isWide />
    </p>
    <p className="trend__words">
      <Coming isWide />
    </p>
    <div className="skeleton__block" />
  </div>
);

function NotCome({ error, retry }: { error: unknown; retry: () => void }) {
  const message = failureText(error, 'Couldn’t load this chart.');
  // A refusal is permanent, so there is no retry.
  if (isForbidden(error)) return <p className="trend__note">{message}</p>;
  return <ErrorState message={message} onRetry={retry} />;
}

function Told({ trend, report }: { trend: Trend; report: Report }) {
  const shown = shownOf(trend, report);
  if (shown === null) {
    return <p className="trend__note">Some data couldn’t be read. See the report for the rest.</p>;
  }
  if (shown.isEmpty) return <Nothing trend={trend} />;
  return <Figures trend={trend} report={report} shown={shown} />;
}

const Nothing = ({ trend: { nothing } }: { trend: Trend }) => (
  <div className="trend__nothing">
    <p>{nothing.text}</p>
    <Link className="btn btn-sm btn-outline-secondary" to={nothing.to}>
      {nothing.action}
    </Link>
  </div>
);

interface FiguresProps {
  trend: Trend;
  report: Report;
  shown: Shown;
}

function Figures({ trend, report: { from, to }, shown }: FiguresProps) {
  const { headline, comparison, beside, above, below } = shown;
  return (
    <>
      <p className="trend__headline">{headline}</p>
      <p className="trend__words">
        {comparison}
        <span className="trend__beside">{beside.join(' · ')}</span>
      </p>
      <DayChart
        label={`${trend.chart}: ${rangeWords(from, to)}`}
        days={daysBetween(from, to).map((day, index) => ({ day, index }))}
        lines={[
          line(above, { label: trend.above.label }),
          line(below, { label: trend.below.label, colour: trend.below.colour, isBelow: true }),
        ]}
        format={inNumbers}
        tick={shortly}
        shape="bars"
        isLabelHidden
        failure={null}
        onRetry={retryLater}
      />
    </>
  );
}

interface Looks {
  label: string;
  isBelow?: boolean;
  colour?: number;
}

const line = (figure: ReportMetric, looks: Looks) => ({
  of: ({ index }: { index: number }) => Number(figure.days[index] ?? '0'),
  text: ({ index }: { index: number }) => inNumbers(BigInt(figure.days[index] ?? '0')),
  ...looks,
});

/** Values below zero are outflows, and are shown without a sign. */
const shortly = (value: number) =>
  inNumbers(Math.abs(value), { notation: 'compact', maximumFractionDigits: 1 });

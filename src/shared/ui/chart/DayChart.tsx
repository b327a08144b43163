import { startOfDay } from '../../format/days';
import { ErrorState } from '../ErrorState';
import { Chart, type ChartProps } from './Chart';
import type { ChartSeries } from './series';

/** A line of a chart by day. */
interface DayLine<Day> {
  label: string;
  of: (day: Day) => number;
  /** The same in words, where a number cannot say it exactly. */
  text?: (day: Day) => string;
  isBelow?: boolean;
  colour?: number;
}

interface DayChartProps<Day extends { day: string }> extends Pick<
  ChartProps,
  'tick' | 'shape' | 'isLabelHidden'
> {
  /** What the chart shows: "Points by day, last 30 days". */
  label: string;
  /** The oldest first, each YYYY-MM-DD; undefined until they have come. */
  days: readonly Day[] | undefined;
  /** At most four. */
  lines: readonly DayLine<Day>[];
  /** How a value is written, with its unit. */
  format: (value: number) => string;
  /** Why they have not come. */
  failure: string | null;
  onRetry: () => void;
}

/** Figures by day, as lines and as a table: on their way, failed, none at all, or there. */
export function DayChart<Day extends { day: string }>(props: DayChartProps<Day>) {
  const { label, days, lines, format, failure, onRetry, ...looks } = props;
  if (!days) {
    if (failure !== null) return <ErrorState message={failure} onRetry={onRetry} />;
    return (
      <div role="status" aria-label="Loading chart" className="skeleton">
        <div className="skeleton__block" />
      </div>
    );
  }
  const known = days.flatMap((each) => {
    const at = startOfDay(each.day);
    return at === null ? [] : [{ each, at }];
  });
  const seriesOf = ({ of, text, ...line }: DayLine<Day>): ChartSeries => ({
    ...line,
    values: known.map(({ each }) => of(each)),
    ...(text ? { texts: known.map(({ each }) => text(each)) } : {}),
  });
  const isEmpty = known.every(({ each }) => lines.every(({ of }) => of(each) === 0));
  return (
    <Chart
      label={label}
      times={isEmpty ? [] : known.map(({ at }) => at)}
      series={lines.map((line) => seriesOf(line))}
      format={format}
      isByDay
      {...looks}
    />
  );
}

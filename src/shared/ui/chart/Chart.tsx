import { Suspense, useId, useMemo, useState } from 'react';
import { dayText, momentText } from '../../format/times';
import { late } from '../late';
import './chart.scss';
import { ChartTable } from './ChartTable';
import { MOST_SERIES, type ChartSeries } from './series';

const ChartCanvas = late(() => import('./ChartCanvas'));

interface ChartProps {
  /** What the chart shows: "Floor price, last 30 days". */
  label: string;
  /** ms since 1970, ascending. */
  times: readonly number[];
  /** At most four. */
  series: readonly ChartSeries[];
  /** How a value is written, with its unit. */
  format: (value: number) => string;
  /** Each time stands for its whole day. */
  isByDay?: boolean;
}

/**
 * Lines over time. The drawing code is fetched when the first chart is shown; the place is kept, so that
 * nothing moves. The picture is silent: the same figures are in a table that anybody can open.
 */
export function Chart({ label, times, series, format, isByDay = false }: ChartProps) {
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  // The picture is drawn anew when its lines are others, and not when something in it is pointed at.
  const lines = useMemo(() => series.slice(0, MOST_SERIES), [series]);
  if (times.length === 0) {
    return (
      <figure className="chart" aria-labelledby={id}>
        <figcaption id={id}>{label}</figcaption>
        <p className="chart__empty">There are no figures yet.</p>
      </figure>
    );
  }
  const at = pointed ?? times.length - 1;
  const time = times[at] ?? 0;
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>{label}</figcaption>
      <ul className="chart__legend" aria-hidden="true">
        {lines.map((line, index) => (
          <li key={line.label} className={`chart__key chart__key--${index + 1}`}>
            {line.label} <strong>{written(line, at)}</strong>
          </li>
        ))}
        {/* A figure without its time would be taken for the sum. */}
        <li>{isByDay ? dayText(time) : momentText(time)}</li>
      </ul>
      <div className="chart__place" aria-hidden="true">
        <Suspense fallback={<div className="skeleton__block" />}>
          <ChartCanvas times={times} series={lines} format={format} onPoint={setPointed} />
        </Suspense>
      </div>
      <ChartTable {...{ label, times, written, isByDay }} series={lines} />
    </figure>
  );

  function written({ values, texts }: ChartSeries, index: number): string {
    const value = values[index];
    return value === null || value === undefined ? '–' : (texts?.[index] ?? format(value));
  }
}

import { Suspense, useId, useMemo, useState } from 'react';
import { dayText, momentText } from '../../format/times';
import { lazyOptional } from '../lazyParts';
import './chart.scss';
import { ChartTable } from './ChartTable';
import { colourOf, MOST_SERIES, type ChartSeries, type ChartShape } from './series';

const ChartCanvas = lazyOptional(() => import('./ChartCanvas'));

export interface ChartProps {
  /** What the chart shows: "Floor price, last 30 days". */
  label: string;
  /** ms since 1970, ascending. */
  times: readonly number[];
  /** At most four. */
  series: readonly ChartSeries[];
  /** How a value is written, with its unit. */
  format: (value: number) => string;
  /** The same on the axis, where there is room for few characters. */
  tick?: (value: number) => string;
  /** Each time stands for its whole day. */
  isByDay?: boolean;
  shape?: ChartShape;
  /** For a chart whose place says what it shows: the label is for those who do not see it. */
  isLabelHidden?: boolean;
}

/**
 * Figures over time, read by pointing, by touch, or with the arrow keys. The drawing code is fetched when the first
 * chart is shown; the place is kept, so that nothing moves. The picture is silent: its days can be gone through
 * with a slider, and the same figures are in a table that anybody can open.
 */
export function Chart(props: ChartProps) {
  const { label, times, series, format, tick = format, isByDay = false, shape = 'lines' } = props;
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  // The picture is drawn anew when its lines are others, and not when something in it is pointed at.
  const lines = useMemo(() => series.slice(0, MOST_SERIES), [series]);
  const caption = (
    <figcaption id={id} className={props.isLabelHidden === true ? 'visually-hidden' : undefined}>
      {label}
    </figcaption>
  );
  if (times.length === 0) {
    return (
      <figure className="chart" aria-labelledby={id}>
        {caption}
        <p className="chart__empty">No data yet</p>
      </figure>
    );
  }
  const at = Math.min(pointed ?? times.length - 1, times.length - 1);
  const time = times[at] ?? 0;
  const when = isByDay ? dayText(time) : momentText(time);
  return (
    <figure className="chart" aria-labelledby={id}>
      {caption}
      <ul className="chart__legend" aria-hidden="true">
        {lines.map((line, index) => (
          <li key={line.label} className={keyClass(line, index, shape)}>
            {line.label} <strong>{written(line, at)}</strong>
          </li>
        ))}
        {/* A figure without its time would be taken for the sum. */}
        <li className="chart__when">{when}</li>
      </ul>
      <input
        type="range"
        className="visually-hidden chart__reader"
        aria-label={isByDay ? 'Date' : 'Time'}
        aria-valuetext={`${when}: ${lines.map((line) => `${line.label} ${written(line, at)}`).join(', ')}`}
        min={0}
        max={times.length - 1}
        value={at}
        onChange={({ target }) => setPointed(Number(target.value))}
      />
      <div className="chart__place" aria-hidden="true">
        <Suspense fallback={<div className="skeleton__block" />}>
          <ChartCanvas
            {...{ times, tick, shape, isByDay }}
            series={lines}
            at={pointed}
            onPoint={setPointed}
          />
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

/** The key beside a name is drawn as its figures are: a line in its dashes, or a bar above or below its ground. */
const keyClass = (line: ChartSeries, index: number, shape: ChartShape): string =>
  [
    'chart__key',
    `chart__key--${colourOf(line, index)}`,
    shape === 'lines'
      ? `chart__key--dash-${index + 1}`
      : `chart__key--bar${line.isBelow === true ? '-below' : ''}`,
  ].join(' ');

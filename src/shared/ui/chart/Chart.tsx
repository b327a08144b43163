import { Suspense, useId, useMemo, useState } from 'react';
import { dayText, momentText } from '../../format/times';
import { lazyOptional } from '../lazyParts';
import './chart.scss';
import { ChartTable } from './ChartTable';
import { colourOf, MOST_SERIES, type ChartMark, type ChartSeries, type ChartShape } from './series';

const NO_MARKS: readonly ChartMark[] = [];
const ChartCanvas = lazyOptional(() => import('./ChartCanvas'));

export interface ChartProps {
  /** Title of the chart: "Floor price, last 30 days". */
  label: string;
  /** ms since 1970, ascending. */
  times: readonly number[];
  /** At most four. */
  series: readonly ChartSeries[];
  /** Formats a value, with its unit. */
  format: (value: number) => string;
  /** Formats a value on the axis, in few characters. */
  tick?: (value: number) => string;
  /** Each time is a whole day. */
  isByDay?: boolean;
  shape?: ChartShape;
  /** At most one per time, oldest first. */
  marks?: readonly ChartMark[] | undefined;
  /** For a chart whose surroundings already name it: the label is only for screen readers. */
  isLabelHidden?: boolean;
}

/**
 * Figures over time, read by pointing, by touch, or with the arrow keys. The drawing code loads with the first chart;
 * its space is reserved, so that nothing moves. The canvas is hidden from screen readers: a slider moves through its
 * days, and a table that any user can open has the same figures.
 */
export function Chart(props: ChartProps) {
  const { label, times, series, format, tick = format, isByDay = false, shape = 'lines' } = props;
  const { marks = NO_MARKS } = props;
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  // The canvas is redrawn when its series change, and not when the user points at it.
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
  const timeText = isByDay ? dayText : momentText;
  const when = timeText(time);
  const mark = marks.find(({ index }) => index === at);
  return (
    <figure className="chart" aria-labelledby={id}>
      {caption}
      <ul className="chart__legend" aria-hidden="true">
        {lines.map((line, index) => (
          <li key={line.label} className={keyClass(line, index, shape)}>
            {line.label} <strong>{written(line, at)}</strong>
          </li>
        ))}
        {/* A figure without its time would be mistaken for the sum. */}
        <li className="chart__when">{when}</li>
      </ul>
      <input
        type="range"
        className="visually-hidden chart__reader"
        aria-label={isByDay ? 'Date' : 'Time'}
        aria-valuetext={`${when}: ${lines.map((line) => `${line.label} ${written(line, at)}`).join(', ')}${mark ? `. ${mark.act} ${mark.name}` : ''}`}
        min={0}
        max={times.length - 1}
        value={at}
        onChange={({ target }) => setPointed(Number(target.value))}
      />
      <div className="chart__place" aria-hidden="true">
        <Suspense fallback={<div className="skeleton__block" />}>
          <ChartCanvas
            {...{ times, tick, shape, isByDay, marks }}
            series={lines}
            at={pointed}
            onPoint={setPointed}
          />
        </Suspense>
      </div>
      {marks.length === 0 ? null : (
        <ul className="chart__marks">
          {marks.map(({ index, act, name }) => (
            <li key={index}>
              {timeText(times[index] ?? 0)}{' '}
              <span>
                {act} <bdi translate="no">{name}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ChartTable {...{ label, times, written, isByDay, marks }} series={lines} />
    </figure>
  );

  function written({ values, texts }: ChartSeries, index: number): string {
    const value = values[index];
    return value === null || value === undefined ? '–' : (texts?.[index] ?? format(value));
  }
}

/** The key beside a name looks like its figures: a line in its dashes, or a bar above or below zero. */
const keyClass = (line: ChartSeries, index: number, shape: ChartShape): string =>
  [
    'chart__key',
    `chart__key--${colourOf(line, index)}`,
    shape === 'lines'
      ? `chart__key--dash-${index + 1}`
      : `chart__key--bar${line.isBelow === true ? '-below' : ''}`,
  ].join(' ');

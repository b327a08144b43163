import { dayText, momentText } from '../../format/times';
import { useState } from 'react';
import type { ChartMark, ChartSeries } from './series';

interface ChartTableProps {
  label: string;
  times: readonly number[];
  series: readonly ChartSeries[];
  /** What a line says at the time of that index. */
  written: (line: ChartSeries, index: number) => string;
  isByDay: boolean;
  marks: readonly ChartMark[];
}

/** The figures of a chart in rows, newest first; made only once it is opened. */
export function ChartTable({ label, times, series, written, isByDay, marks }: ChartTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="chart__table"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Show as a table</summary>
      {isOpen ? (
        // What scrolls must be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <div className="table-frame chart__rows" role="group" aria-label={label} tabIndex={0}>
          <table className="table">
            <caption className="visually-hidden">{label}</caption>
            <thead>
              <tr>
                <th scope="col">{isByDay ? 'Day' : 'Time'}</th>
                {series.map((line) => (
                  <th key={line.label} scope="col">
                    {line.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {times
                .map((time, index) => (
                  <tr key={time}>
                    <th scope="row">
                      {isByDay ? dayText(time) : momentText(time)}{' '}
                      <Mark mark={marks.find((mark) => mark.index === index)} />
                    </th>
                    {series.map((line) => (
                      <td key={line.label}>{written(line, index)}</td>
                    ))}
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </table>
        </div>
      ) : null}
    </details>
  );
}

const Mark = ({ mark }: { mark: ChartMark | undefined }) =>
  mark ? (
    <small className="chart__mark">
      {mark.act} <bdi translate="no">{mark.name}</bdi>
    </small>
  ) : null;

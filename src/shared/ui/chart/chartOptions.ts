import type UPlot from 'uplot';
import type { ChartSeries } from './series';

interface Options {
  /** Where the chart stands: its tokens give the colours. */
  element: HTMLElement;
  series: readonly ChartSeries[];
  width: number;
  height: number;
  format: (value: number) => string;
  onPoint: (index: number | null) => void;
}

/** Room for the axis's figures, CSS pixels. */
const AXIS_WIDTH = 64;

/** How uPlot draws our charts. */
export function chartOptions(options: Options): UPlot.Options {
  const { element, series, width, height, format, onPoint } = options;
  const style = getComputedStyle(element);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const font = `12px ${style.fontFamily}`;
  const axis = {
    stroke: colour('--castle-muted'),
    font,
    grid: { stroke: colour('--castle-line'), width: 1 },
    ticks: { show: false },
  };
  return {
    width,
    height,
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false },
    axes: [
      { ...axis, grid: { show: false } },
      {
        ...axis,
        size: AXIS_WIDTH,
        values: (_plot: UPlot, values: number[]) => values.map((value) => format(value)),
      },
    ],
    series: [
      {},
      ...series.map(({ label }, index) => ({
        label,
        stroke: colour(`--chart-${index + 1}`),
        width: 2,
        points: { show: false },
      })),
    ],
    hooks: { setCursor: [(plot: UPlot) => onPoint(plot.cursor.idx ?? null)] },
  };
}

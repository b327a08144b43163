import UPlot from 'uplot';
import { dayOfYearText } from '../../format/dayOfYear';
import { colourOf, type ChartMark, type ChartSeries, type ChartShape } from './series';

interface Options {
  /** Container of the chart: its CSS tokens give the colors. */
  element: HTMLElement;
  /** Seconds since 1970, ascending. */
  times: readonly number[];
  series: readonly ChartSeries[];
  shape: ChartShape;
  width: number;
  height: number;
  /** Formats a value on the axis; short, because the axis is narrow. */
  tick: (value: number) => string;
  /** Each time is a whole day. */
  isByDay: boolean;
  marks: readonly ChartMark[];
  onPoint: (index: number | null) => void;
}

/** Width of the value axis and of one day on the time axis, CSS pixels. */
const AXIS_WIDTH = 64;
const NARROW_AXIS = 48;
const DAY_WIDTH = 76;
/** Least distance between the figures of the axis, CSS pixels. */
const TICK_SPACE = 32;
const DAY_AXIS_HEIGHT = 30;
/** Half the size of the diamond on a mark, CSS pixels. */
const MARK_SIZE = 5;
const HALF_DAY = 43_200;

/** Dashes distinguish lines without color: solid, long dashes, dots, dashes with dots. In CSS pixels. */
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3]] as const;
/** Steps of an axis that counts: fractions would make no sense. */
const WHOLE_STEPS = Array.from({ length: 20 }, (_, power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
).flat();

/** How uPlot draws our charts. */
export function chartOptions(options: Options): UPlot.Options {
  const { element, times, series, shape, width, height, tick, isByDay, marks, onPoint } = options;
  const style = getComputedStyle(element);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const font = `12px ${style.fontFamily}`;
  const isBars = shape === 'bars';
  const axis = {
    stroke: colour('--muted'),
    font,
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  };
  return {
    width,
    height,
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false, points: { show: !isBars } },
    axes: [
      { ...axis, grid: { show: false }, ...(isByDay ? dayAxis(times) : {}) },
      {
        ...axis,
        size: isBars ? NARROW_AXIS : AXIS_WIDTH,
        space: TICK_SPACE,
        values: (_plot: UPlot, values: number[]) => values.map(tick),
        ...(isBars ? { incrs: WHOLE_STEPS } : {}),
      },
    ],
    ...(isBars ? { scales: barScales } : {}),
    series: [
      {},
      ...series.map((each, index) => {
        const drawn = colour(`--chart-${colourOf(each, index)}`);
        return isBars ? barsOf(each, drawn) : lineOf(each, drawn, index);
      }),
    ],
    hooks: {
      drawAxes: [(plot: UPlot) => drawMarks(plot, marks, colour('--mark'))],
      setCursor: [(plot: UPlot) => onPoint(plot.cursor.idx ?? null)],
    },
  };
}

/** A vertical line at each mark, with a diamond on top, below the lines of the series. */
function drawMarks(plot: UPlot, marks: readonly ChartMark[], stroke: string) {
  const { ctx, bbox, data } = plot;
  const size = MARK_SIZE * devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = stroke;
  ctx.fillStyle = stroke;
  ctx.lineWidth = devicePixelRatio;
  for (const { index } of marks) {
    const x = Math.round(plot.valToPos(data[0][index] ?? 0, 'x', true));
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(x, bbox.top - size);
    ctx.lineTo(x + size, bbox.top);
    ctx.lineTo(x, bbox.top + size);
    ctx.lineTo(x - size, bbox.top);
    ctx.fill();
  }
  ctx.restore();
}

const lineOf = ({ label }: ChartSeries, stroke: string, index: number): UPlot.Series => ({
  label,
  stroke,
  width: 2,
  dash: [...(DASHES[index] ?? [])],
  points: { show: false },
});

function barsOf({ label }: ChartSeries, drawn: string): UPlot.Series {
  const paths = UPlot.paths.bars?.({ size: [0.72, 18] });
  const looks = { label, stroke: drawn, fill: drawn, width: 0, points: { show: false } };
  return paths ? { ...looks, paths } : looks;
}

/** Bars start at zero, the first and the last are drawn whole, and the highest leaves a margin. */
const barScales: UPlot.Scales = {
  x: { range: (_plot, from, to) => [from - HALF_DAY, to + HALF_DAY] },
  y: {
    range: (_plot, least, most) => {
      const [low, high] = [Math.min(least, 0), Math.max(most, 0)];
      const room = Math.max((high - low) * 0.06, 0.1);
      return [low === 0 ? 0 : low - room, high === 0 ? 0 : high + room];
    },
  },
};

/** As many of the days as fit, evenly spaced. */
function dayAxis(times: readonly number[]): Pick<UPlot.Axis, 'size' | 'splits' | 'values'> {
  return {
    size: DAY_AXIS_HEIGHT,
    splits: (plot) => {
      const step = Math.max(1, Math.ceil((times.length * DAY_WIDTH) / Math.max(plot.width, 1)));
      const first = Math.floor(((times.length - 1) % step) / 2);
      return times.filter((_, index) => index >= first && (index - first) % step === 0);
    },
    values: (_plot, splits) => splits.map((at) => dayOfYearText(at * 1000)),
  };
}

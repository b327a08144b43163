interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** Value at the bottom, such as 0 for counts; default: the lowest value. */
  floor?: number;
}

const WIDTH = 96;
const HEIGHT = 28;
/** Keeps the line's thickness inside. */
const EDGE = 2;

/** A line without axes beside a figure. It adds no information, so it is hidden from screen readers. */
export function Sparkline({ values, floor }: SparklineProps) {
  const numbers = values.filter(Number.isFinite);
  if (numbers.length < 2) return null;
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      <polyline points={sparklinePoints(numbers, floor)} />
    </svg>
  );
}

/** Corners of the line: evenly spaced, from the lowest value or the floor at the bottom to the highest at the top. */
export function sparklinePoints(values: readonly number[], floor = Infinity): string {
  const low = Math.min(floor, ...values);
  const range = Math.max(...values) - low;
  const step = (WIDTH - 2 * EDGE) / (values.length - 1);
  return values
    .map((value, index) => {
      // A constant line is in the middle, or at the bottom if its value is the floor.
      const share = range === 0 ? (low === floor ? 0 : 0.5) : (value - low) / range;
      const x = EDGE + index * step;
      const y = HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

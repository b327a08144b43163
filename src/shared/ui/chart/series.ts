/** One line of a chart. */
export interface ChartSeries {
  label: string;
  /** One value per time; null if unknown. */
  values: readonly (number | null)[];
  /** Exact texts of the values, if numbers are not exact enough: amounts of a token. */
  texts?: readonly string[];
  /** Drawn downwards from zero, in a bar chart: outflows below inflows. */
  isBelow?: boolean;
  /** Number of its chart color; default: its position among the series. */
  colour?: number;
}

/** An event at one of a chart's times, drawn as an upright line. */
export interface ChartMark {
  /** Index of its time. */
  index: number;
  /** What happened: "Linked". */
  act: string;
  /** Object of the event: "Cold wallet". */
  name: string;
}

/** Lines a chart can distinguish by color: the number of chart tokens. */
export const MOST_SERIES = 4;

/** A line per series, or a bar per time. */
export type ChartShape = 'lines' | 'bars';

/** The color of a series, by the number of its token. */
export const colourOf = ({ colour }: ChartSeries, index: number): number => colour ?? index + 1;

/** One line of a chart. */
export interface ChartSeries {
  label: string;
  /** One for each time; null where nothing is known. */
  values: readonly (number | null)[];
  /** The same in words, where a number cannot say each exactly: amounts of a token. */
  texts?: readonly string[];
  /** Drawn downwards from zero, in a chart of bars: what went, below what came. */
  isBelow?: boolean;
  /** Which of the chart's colours it has; its place among the series unless told. */
  colour?: number;
}

/** Lines a chart can tell apart by colour: there are so many chart tokens. */
export const MOST_SERIES = 4;

/** A line for each figure, or a bar for each time. */
export type ChartShape = 'lines' | 'bars';

/** The colour of a series, by the number of its token. */
export const colourOf = ({ colour }: ChartSeries, index: number): number => colour ?? index + 1;

/** One line of a chart. */
export interface ChartSeries {
  label: string;
  /** One for each time; null where nothing is known. */
  values: readonly (number | null)[];
  /** The same in words, where a number cannot say each exactly: amounts of a token. */
  texts?: readonly string[];
}

/** Lines a chart can tell apart by colour: there are so many chart tokens. */
export const MOST_SERIES = 4;

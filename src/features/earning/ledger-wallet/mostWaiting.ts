/** As many of those that wait as are shown at once. */
export const MOST_WAITING = 10;

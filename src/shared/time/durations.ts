/** Lengths of time in milliseconds. Plain numbers, which the build puts in place of their names. */
export const SECOND = 1_000;
export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;
export const WEEK = 604_800_000;

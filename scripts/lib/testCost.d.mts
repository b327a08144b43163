export const LONG: readonly RegExp[];
export function secondsOf(file: string, lastRun?: number): number;

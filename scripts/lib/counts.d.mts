export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}
export const NONE: Counts;
export function add(one: Counts, two: Counts): Counts;
export function single(ok: boolean): Counts;
export function vitestCounts(report: VitestReport | null, ok: boolean): Counts;
export function playwrightCounts(report: PlaywrightReport | null, ok: boolean): Counts;
export function summary(counts: Counts): string;
export function isGood(counts: Counts): boolean;

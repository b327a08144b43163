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
interface PlaywrightSuite {
  specs?: { file: string; line: number; ok: boolean }[];
  suites?: PlaywrightSuite[];
}
export interface PlaywrightReport {
  suites?: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}
export const NONE: Counts;
export function add(one: Counts, two: Counts): Counts;
export function single(ok: boolean): Counts;
export function vitestCounts(report: VitestReport | null, ok: boolean): Counts;
export function playwrightCounts(report: PlaywrightReport | null, ok: boolean): Counts;
export function failedBrowserTests(report: PlaywrightReport | null): string[];
export function summary(counts: Counts): string;
export function isGood(counts: Counts): boolean;

import type { PlaywrightReport, VitestReport } from './counts.mjs';
import type { browserFailures, unitFailures } from './failures.mjs';

type Lines = readonly object[];
export function readProgress(path: string): object[];
export function unitReportSoFar(
  lines: Lines,
): (VitestReport & NonNullable<Parameters<typeof unitFailures>[0]>) | null;
export function unitFilesSoFar(lines: Lines): string;
export function browserReportSoFar(
  lines: Lines,
): (PlaywrightReport & NonNullable<Parameters<typeof browserFailures>[0]>) | null;
export function browserTestsSoFar(lines: Lines): string;

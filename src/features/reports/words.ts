import { startOfDay } from '@/shared/format/days';
import { inPercent } from '@/shared/format/numbers';
import { exactText, shortText } from '@/shared/format/shortAmount';
import { dayText } from '@/shared/format/times';
import { formatUnits } from '@/shared/money/lamports';
import type { ReportUnit } from './report';

/** A figure as one reads numbers, with every digit: "1,204", "−0.5 SOL". */
export const metricText = (value: bigint, unit: ReportUnit | null): string =>
  unit === null ? exactText(value, 0) : `${exactText(value, unit.decimals)} ${unit.symbol}`;

/** The same with four significant digits, where the exact figure is at hand. */
export const figureText = (value: bigint, unit: ReportUnit | null): string =>
  unit === null ? exactText(value, 0) : `${shortText(value, unit.decimals)} ${unit.symbol}`;

/** A figure for a spreadsheet: decimal text, whatever one's way to read numbers. */
export function plainText(value: bigint, unit: ReportUnit | null): string {
  const size = value < 0n ? -value : value;
  return `${value < 0n ? '-' : ''}${unit === null ? String(size) : formatUnits(size, unit.decimals)}`;
}

/** A day as one reads days; the day is the server's, wherever one is. */
export function dayWords(day: string): string {
  const at = startOfDay(day);
  return at === null ? day : dayText(at);
}

/** A range of days: "Oct 1, 2026 – Oct 30, 2026". */
export const rangeWords = (from: string, to: string): string =>
  from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`;

/** How a figure has changed, in percent with one digit; null where there was nothing to compare. */
export function changeOf(value: bigint, before: bigint): number | null {
  if (before === 0n) return null;
  const size = before < 0n ? -before : before;
  return Number(((value - before) * 1000n) / size) / 10;
}

/** The same in words. */
export function changeWords(value: bigint, before: bigint): string {
  if (value === before) return 'Unchanged';
  const change = changeOf(value, before);
  if (change === null) return value > before ? 'New' : 'Down';
  return inPercent(change / 100, { signDisplay: 'exceptZero' });
}

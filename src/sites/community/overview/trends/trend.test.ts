import { describe, expect, test } from 'vitest';
import type { Report, ReportMetric } from '@/features/reports/report';
import { inNumbers } from '@/shared/format/numbers';
import { compared, reportPath, shownOf, trends } from './trend';

const words = (value: bigint, before: bigint) => compared(value, before, 30, inNumbers);

describe('a figure compared with the previous period', () => {
  test.each([
    [42n, 37n, '14% more than in the 30 days before'],
    [33n, 66n, '50% less than in the 30 days before'],
    [0n, 8n, '100% less than in the 30 days before'],
    [5n, 5n, 'The same as in the 30 days before'],
    [1001n, 1000n, 'About the same as in the 30 days before'],
    [5n, 0n, 'None in the 30 days before'],
    [3n, -4n, '-4 in the 30 days before'],
    [-3n, 4n, '4 in the 30 days before'],
    [400n, 2n, '2 in the 30 days before'],
  ])('%s after %s is written as "%s"', (value, before, said) => {
    expect(words(value, before)).toBe(said);
  });
});

const figure = (key: string, value: number, before: number): ReportMetric => ({
  key,
  label: key,
  note: '',
  kind: 'SUM',
  unit: key === 'paid-sol' ? { symbol: 'SOL', decimals: 9 } : null,
  value: String(value),
  before: String(before),
  days: [String(value)],
  daysBefore: [String(before)],
  partsBy: null,
  parts: [],
});
const report = (...figures: ReportMetric[]): Report => ({
  from: '2026-10-26',
  to: '2026-10-26',
  beforeFrom: '2026-10-25',
  beforeTo: '2026-10-25',
  timeZone: 'UTC',
  keptSince: null,
  figures,
});
const [growth, deliveries, earning] = trends;

test('growth shows the net change and how many members joined and left', () => {
  const shown =
    growth &&
    shownOf(
      growth,
      report(figure('joined', 58, 40), figure('left', 16, 10), figure('net', 42, 30)),
    );
  expect(shown).toMatchObject({
    headline: '+42 members',
    comparison: '40% more than in the 1 day before',
    beside: ['58 joined', '16 left'],
  });
});

test('growth of a shrinking server is negative', () => {
  const shown =
    growth &&
    shownOf(growth, report(figure('joined', 0, 2), figure('left', 1, 1), figure('net', -1, 1)));
  expect(shown).toMatchObject({ headline: '−1 member', comparison: '+1 in the 1 day before' });
});

test('earning shows the claimed points, and the payouts if there are any', () => {
  const all = [figure('earned', 900, 900), figure('claimed', 300, 0)];
  const paid = figure('paid-sol', 1_250_000_000, 0);
  expect(earning && shownOf(earning, report(...all))?.beside).toEqual(['300 claimed']);
  expect(earning && shownOf(earning, report(...all, paid))?.beside).toEqual([
    '300 claimed',
    '1.25 SOL paid out',
  ]);
});

test('deliveries that are not all kept are not compared', () => {
  const figures = [figure('sent', 9, 0), figure('failed', 1, 0), figure('skipped', 0, 0)];
  const kept = { ...report(...figures), keptSince: '2026-10-26T12:00:00Z' };
  expect(deliveries && shownOf(deliveries, kept)?.comparison).toBe(
    'No data for the previous period',
  );
});

test('a chart with an unreadable figure is not shown', () => {
  expect(growth && shownOf(growth, report(figure('joined', 1, 1)))).toBeNull();
});

test('each chart links to its report for the same range, with the comparison', () => {
  expect(trends.map(reportPath)).toEqual(
    ['growth', 'modules', 'earning'].map(
      (name) => `/dashboard/reports?report=${name}&days=30&compare=1`,
    ),
  );
});

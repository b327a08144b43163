import type { Report, ReportMetric, ServerReport, Span } from '@/features/reports/report';
import { changeOf, metricText } from '@/features/reports/words';
import { PARAMS } from '@/features/reports/reportParams';
import { inNumbers } from '@/shared/format/numbers';
import { counted, plural } from '@/shared/text/language';
import { DAY } from '@/shared/time/durations';

/** Days that the charts cover, like the default of their reports. */
export const TREND_SPAN: Span = '30';

/** A chart of the overview: two figures of a report, and their texts (docs/product/servers.md). */
export interface Trend {
  report: ServerReport;
  title: string;
  /** Title of the chart for screen readers. */
  chart: string;
  /** The figure drawn upwards, and the one drawn below it; each with a short label for the legend. */
  above: { key: string; label: string };
  below: { key: string; label: string; colour: number };
  /** Key of the headline's figure. */
  about: string;
  /** The headline: "+42 members". */
  headline: (value: bigint) => string;
  /** Texts beside the headline, with figures of the same report. */
  beside: (figure: (key: string) => ReportMetric | undefined) => string[];
  /** Text if nothing happened in either range, and a way to start. */
  nothing: { text: string; to: string; action: string };
}

const whole = (text: string | undefined) => inNumbers(BigInt(text ?? '0'));

const growth: Trend = {
  report: 'growth',
  title: 'Growth',
  chart: 'Members who joined and left by day',
  above: { key: 'joined', label: 'Joined' },
  below: { key: 'left', label: 'Left', colour: 4 },
  about: 'net',
  headline: (value) =>
    value === 0n
      ? 'No change in members'
      : `${signed(value)} ${plural(value, 'member', 'members')}`,
  beside: (figure) => [
    `${whole(figure('joined')?.value)} joined`,
    `${whole(figure('left')?.value)} left`,
  ],
  nothing: {
    text: 'No one joined or left in the last 60 days.',
    to: '/dashboard/welcome-message',
    action: 'Welcome new members',
  },
};

const deliveries: Trend = {
  report: 'modules',
  title: 'Posts',
  chart: 'Posts sent and failed by day',
  above: { key: 'sent', label: 'Posted' },
  below: { key: 'failed', label: 'Failed', colour: 4 },
  about: 'sent',
  headline: (value) => `${inNumbers(value)} ${plural(value, 'post', 'posts')}`,
  beside: (figure) => [
    `${whole(figure('failed')?.value)} failed`,
    `${whole(figure('skipped')?.value)} skipped`,
  ],
  nothing: {
    text: 'No posts in the last 60 days.',
    to: '/dashboard/bots',
    action: 'Choose alerts',
  },
};

const earning: Trend = {
  report: 'earning',
  title: 'Earning',
  chart: 'Points earned and claimed by day',
  above: { key: 'earned', label: 'Earned' },
  below: { key: 'claimed', label: 'Claimed', colour: 2 },
  about: 'earned',
  headline: (value) =>
    plural(value, `${inNumbers(value)} point earned`, `${inNumbers(value)} points earned`),
  beside: (figure) => {
    const sol = figure('paid-sol');
    return [
      `${whole(figure('claimed')?.value)} claimed`,
      ...(sol ? [`${metricText(BigInt(sol.value), sol.unit)} paid out`] : []),
    ];
  },
  nothing: {
    text: 'No one earned points in the last 60 days.',
    to: '/dashboard/task-to-earn',
    action: 'Create a quest',
  },
};

/** The charts of the overview, in order. */
export const trends: readonly Trend[] = [growth, deliveries, earning];

const signed = (value: bigint) =>
  value < 0n ? `−${inNumbers(-value)}` : value === 0n ? '0' : `+${inNumbers(value)}`;

/** From this percentage on, both figures are shown instead. */
const MOST_PERCENT = 1000;

const percent = (value: number) => inNumbers(Math.abs(value), { maximumFractionDigits: 0 });

/**
 * A figure compared with the one of the previous range, in words: "12% more than in the 30 days before". If there is no
 * percentage, since the previous figure is zero or negative, both figures are shown.
 *
 * @param days number of days in each of the two ranges
 * @param write formats a figure
 */
export function compared(
  value: bigint,
  before: bigint,
  days: number,
  write: (value: bigint) => string,
): string {
  const time = counted(days, 'day');
  if (value === before) return `The same as in the ${time} before`;
  if (before === 0n) return `None in the ${time} before`;
  const change = before > 0n && value >= 0n ? changeOf(value, before) : null;
  // When a handful became hundreds, a percentage is meaningless.
  if (change === null || change >= MOST_PERCENT) return `${write(before)} in the ${time} before`;
  // The change rounds to zero percent.
  if (Math.abs(change) < 0.5) return `About the same as in the ${time} before`;
  return change > 0
    ? `${percent(change)}% more than in the ${time} before`
    : `${percent(change)}% less than in the ${time} before`;
}

/** Content of a chart from its report; null if one of its figures could not be read. */
export interface Shown {
  headline: string;
  comparison: string;
  beside: string[];
  above: ReportMetric;
  below: ReportMetric;
  /** Whether nothing happened in either range. */
  isEmpty: boolean;
}

export function shownOf(trend: Trend, report: Report): Shown | null {
  const find = (key: string) => report.figures.find((figure) => figure.key === key);
  const [above, below, about] = [find(trend.above.key), find(trend.below.key), find(trend.about)];
  if (!above || !below || !about) return null;
  const [value, before] = [BigInt(about.value), BigInt(about.before)];
  return {
    headline: trend.headline(value),
    comparison: isComparable(report)
      ? compared(value, before, above.days.length, trend === growth ? signed : inNumbers)
      : 'No data for the previous period',
    beside: trend.beside(find),
    above,
    below,
    isEmpty: [above, below].every(
      (figure) => BigInt(figure.value) === 0n && BigInt(figure.before) === 0n,
    ),
  };
}

/** Whether the previous range is stored completely: otherwise deleted rows would look like growth. */
function isComparable({ keptSince, beforeFrom }: Report): boolean {
  if (keptSince === null) return true;
  // One day of tolerance, because a zone's midnight differs from UTC's.
  return Date.parse(keptSince) <= Date.parse(`${beforeFrom}T00:00:00Z`) + DAY;
}

/** The report of a chart, with the same range and comparison. */
export const reportPath = ({ report }: Trend): string =>
  `/dashboard/reports?${new URLSearchParams({
    [PARAMS.tab]: report,
    [PARAMS.span]: TREND_SPAN,
    [PARAMS.compare]: '1',
  }).toString()}`;

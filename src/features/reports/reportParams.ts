import { FIRST_SPAN, serverReports, spans, type Span } from './report';

/** Names of parameters in the URL. */
export const PARAMS = {
  tab: 'report',
  span: 'days',
  from: 'from',
  to: 'to',
  compare: 'compare',
  figure: 'figure',
  part: 'part',
  since: 'since',
} as const;

/** The id of the platform's report, beside those of a server. */
export const PLATFORM = 'platform';

const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** The range in the URL: a custom one if it has both ends, else the last 7, 30 or 90 days. */
export interface DateRange {
  span: Span | null;
  from?: string;
  to?: string;
}

export function rangeAt(params: URLSearchParams): DateRange {
  const from = params.get(PARAMS.from) ?? '';
  const to = params.get(PARAMS.to) ?? '';
  if (DAY.test(from) && DAY.test(to)) return { span: null, from, to };
  return { span: spans.find((each) => each === params.get(PARAMS.span)) ?? FIRST_SPAN };
}

/** The range as request parameters. */
export const rangeQueryOf = ({ span, from, to }: DateRange) =>
  span === null ? { from, to } : { span };

/** The report in the URL. */
export const reportAt = (params: URLSearchParams): string => {
  const wanted = params.get(PARAMS.tab);
  return wanted === PLATFORM
    ? wanted
    : (serverReports.find((each) => each === wanted) ?? serverReports[0]);
};

const MOST_KEY = 200;

/** The figure in the URL whose rows are shown, if it belongs to that report. */
export function metricAt(params: URLSearchParams, report: string): string | null {
  const [of, ...key] = (params.get(PARAMS.figure) ?? '').slice(0, MOST_KEY).split(':');
  return of === report && key.length > 0 ? key.join(':') : null;
}

/** The part of the figure being shown; null for the whole. */
export const partAt = (params: URLSearchParams): string | null =>
  params.get(PARAMS.part)?.slice(0, MOST_KEY) ?? null;

/** Only rows after this time, ISO 8601 in UTC; null for the whole range. */
export function sinceAt(params: URLSearchParams): string | null {
  const at = Date.parse(params.get(PARAMS.since) ?? '');
  return Number.isFinite(at) ? new Date(at).toISOString() : null;
}

export const isCompared = (params: URLSearchParams): boolean => params.get(PARAMS.compare) === '1';

const ofRange = [PARAMS.tab, PARAMS.span, PARAMS.from, PARAMS.to, PARAMS.compare];

/** Query string that opens a figure, or a part of it, for this range. Filters of other lists are dropped. */
export function metricQuery(
  params: URLSearchParams,
  report: string,
  figure: string,
  part?: string,
): string {
  const to = withRange(params);
  to.set(PARAMS.figure, `${report}:${figure}`);
  if (part !== undefined) to.set(PARAMS.part, part);
  return `?${to.toString()}`;
}

/** Query string that leads back to the whole report. */
export const reportTo = (params: URLSearchParams): string => `?${withRange(params).toString()}`;

function withRange(params: URLSearchParams): URLSearchParams {
  const to = new URLSearchParams();
  for (const name of ofRange) {
    const value = params.get(name);
    if (value !== null) to.set(name, value);
  }
  return to;
}

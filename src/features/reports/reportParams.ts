import { FIRST_SPAN, serverReports, spans, type Span } from './report';

/** Names of parameters in the address. */
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

/** Stands for the report of the platform, beside those of a server. */
export const PLATFORM = 'platform';

const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** The range an address names: of one's own where it has both ends, else the last so many days. */
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

/** The same as a call takes it. */
export const rangeQueryOf = ({ span, from, to }: DateRange) =>
  span === null ? { from, to } : { span };

/** The report an address opens. */
export const reportAt = (params: URLSearchParams): string => {
  const wanted = params.get(PARAMS.tab);
  return wanted === PLATFORM
    ? wanted
    : (serverReports.find((each) => each === wanted) ?? serverReports[0]);
};

const MOST_KEY = 200;

/** The figure an address looks behind, where it is one of that report. */
export function metricAt(params: URLSearchParams, report: string): string | null {
  const [of, ...key] = (params.get(PARAMS.figure) ?? '').slice(0, MOST_KEY).split(':');
  return of === report && key.length > 0 ? key.join(':') : null;
}

/** The part of it that is looked at; null for the whole. */
export const partAt = (params: URLSearchParams): string | null =>
  params.get(PARAMS.part)?.slice(0, MOST_KEY) ?? null;

/** The moment after which its rows happened, ISO 8601 in UTC; null for all of the range. */
export function sinceAt(params: URLSearchParams): string | null {
  const at = Date.parse(params.get(PARAMS.since) ?? '');
  return Number.isFinite(at) ? new Date(at).toISOString() : null;
}

export const isCompared = (params: URLSearchParams): boolean => params.get(PARAMS.compare) === '1';

const ofRange = [PARAMS.tab, PARAMS.span, PARAMS.from, PARAMS.to, PARAMS.compare];

/** What opens a figure, or a part of it, at this range. What narrowed another list stays behind. */
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

/** What goes back to the whole report. */
export const reportTo = (params: URLSearchParams): string => `?${withRange(params).toString()}`;

function withRange(params: URLSearchParams): URLSearchParams {
  const to = new URLSearchParams();
  for (const name of ofRange) {
    const value = params.get(name);
    if (value !== null) to.set(name, value);
  }
  return to;
}

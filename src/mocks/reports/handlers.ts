import * as endpoints from '@/features/reports/endpoints';
import type { ServerReport } from '@/features/reports/report';
import { isoOrNull } from '../clock';
import { pageOf } from '../http/paging';
import { done, Refusal, refuse } from '../http/reply';
import { serve } from '../http/serve';
import type { World } from '../world';
import { figureOf, rowsOf, sumOf, type Times } from './figures';
import { keptSince } from './modules';
import { found, partNames, rowViews } from './names';
import { platformOf } from './platform';
import { rangeAsked, rangeBefore, TIME_ZONE, type Range } from './range';
import { reporters } from './reporters';
import type { Source } from './source';

const NONE = 'There is no such report.';
const NO_FIGURE = 'This report has no such figure.';

const isReport = (name: string): name is ServerReport => Object.hasOwn(reporters, name);

/** The days that are asked for, and as many before them. */
function timesAsked(now: number, query: Parameters<typeof rangeAsked>[1]): Times | Refusal<400> {
  const range = rangeAsked(TIME_ZONE, query, now);
  if (range instanceof Refusal) return range;
  return { range, earlier: rangeBefore(TIME_ZONE, range), now };
}

const first = ({ days }: Range) => days[0] ?? '';
const last = ({ days }: Range) => days.at(-1) ?? '';

/** What is said of a range of days, before its figures. */
const timesView = ({ range, earlier }: Times) => ({
  from: first(range),
  to: last(range),
  beforeFrom: first(earlier),
  beforeTo: last(earlier),
  timeZone: TIME_ZONE,
});

interface RowsQuery {
  figure: string;
  part?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** A page of the rows behind one of these figures. */
function rowsAsked(world: World, sources: readonly Source[], times: Times, query: RowsQuery) {
  const source = sources.find(({ key }) => key === query.figure);
  if (!source) return refuse(404, NO_FIGURE);
  const lines = found(world, rowsOf(source, times, query.part), query.search);
  const { items, ...page } = pageOf(lines, query);
  return done({ ...page, items: rowViews(world, items), sum: sumOf(lines).toString() });
}

/** A report of these figures. */
function reportOf(world: World, sources: readonly Source[], times: Times, since: number | null) {
  const nameOf = partNames(world);
  return done({
    ...timesView(times),
    keptSince: isoOrNull(since),
    figures: sources.map((source) => figureOf(source, times, nameOf)),
  });
}

export const reportRoutes = serve(endpoints, {
  getReport: async ({ world, guild, params, query }) => {
    if (!isReport(params.report)) return refuse(404, NONE);
    const times = timesAsked(world.clock.now(), query);
    if (times instanceof Refusal) return times;
    const sources = await reporters[params.report]({ world, guild });
    const since = params.report === 'modules' ? keptSince({ world, guild }) : null;
    return reportOf(world, sources, times, since);
  },

  listReportRows: async ({ world, guild, params, query }) => {
    if (!isReport(params.report)) return refuse(404, NONE);
    const times = timesAsked(world.clock.now(), query);
    if (times instanceof Refusal) return times;
    return rowsAsked(world, await reporters[params.report]({ world, guild }), times, query);
  },

  getPlatformReport: async ({ world, query }) => {
    const times = timesAsked(world.clock.now(), query);
    return times instanceof Refusal ? times : reportOf(world, await platformOf(world), times, null);
  },

  listPlatformRows: async ({ world, query }) => {
    const times = timesAsked(world.clock.now(), query);
    return times instanceof Refusal
      ? times
      : rowsAsked(world, await platformOf(world), times, query);
  },
});

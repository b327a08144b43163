import * as endpoints from '@/features/reports/endpoints';
import type { ServerReport } from '@/features/reports/report';
import { isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { partOf } from '../../http/paging';
import { done, Refusal, refuse } from '../../http/reply';
import { serve } from '../../http/serve';
import type { World } from '../../store/world';
import { metricOf, rowsOf, sumOf, type Times } from './metrics';
import { keptSince } from './modules';
import { found, partNames, rowViews } from './names';
import { platformOf } from './platform';
import { requestedRange, rangeBefore, type Range } from './range';
import { reporters } from './reporters';
import { settingsRow } from '../server-settings/view';
import type { Source } from './source';

/** The platform has no time zone. */
const PLATFORM_ZONE = 'UTC';

const NONE = 'Report not found.';
const NO_FIGURE = 'Metric not found.';

const isReport = (name: string): name is ServerReport => Object.hasOwn(reporters, name);

/** Time ranges, and the time zone in which their days begin. */
interface ZonedTimes extends Times {
  timeZone: string;
}

/** The requested days, and the same number of days before them. */
function timesAsked(
  now: number,
  timeZone: string,
  query: Parameters<typeof requestedRange>[1],
): ZonedTimes | Refusal<'invalid-fields'> {
  const range = requestedRange(timeZone, query, now);
  if (range instanceof Refusal) return range;
  return { range, earlier: rangeBefore(timeZone, range), now, timeZone };
}

/** Time zone of a server's days (docs/product/servers.md). */
const zoneOf = (world: World, guild: GuildRow): string =>
  settingsRow(world, guild).general.timeZone;

const first = ({ days }: Range) => days[0] ?? '';
const last = ({ days }: Range) => days.at(-1) ?? '';

/** A range of days, for the top of a report. */
const timesView = ({ range, earlier, timeZone }: ZonedTimes) => ({
  from: first(range),
  to: last(range),
  beforeFrom: first(earlier),
  beforeTo: last(earlier),
  timeZone,
});

interface RowsQuery {
  figure: string;
  part?: string | undefined;
  since?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
  after?: string | undefined;
}

/** A page of the rows behind one of these figures. */
function rowsAsked(world: World, sources: readonly Source[], times: Times, query: RowsQuery) {
  const source = sources.find(({ key }) => key === query.figure);
  if (!source) return refuse('metric-not-found', NO_FIGURE);
  const after = query.since === undefined ? Number.NEGATIVE_INFINITY : Date.parse(query.since);
  const rows = rowsOf(source, times, query.part).filter(({ at }) => at > after);
  const lines = found(world, rows, query.search);
  const { items, ...page } = partOf(lines, query, ({ id }) => id);
  return done({ ...page, items: rowViews(world, items), sum: sumOf(lines).toString() });
}

/** A report of these figures. */
function reportOf(
  world: World,
  sources: readonly Source[],
  times: ZonedTimes,
  since: number | null,
) {
  const nameOf = partNames(world);
  return done({
    ...timesView(times),
    keptSince: isoOrNull(since),
    figures: sources.map((source) => metricOf(source, times, nameOf)),
  });
}

export const reportRoutes = serve(endpoints, {
  getReport: async ({ world, guild, params, query }) => {
    if (!isReport(params.report)) return refuse('report-not-found', NONE);
    const times = timesAsked(world.clock.now(), zoneOf(world, guild), query);
    if (times instanceof Refusal) return times;
    const sources = await reporters[params.report]({ world, guild });
    const since = params.report === 'modules' ? keptSince({ world, guild }) : null;
    return reportOf(world, sources, times, since);
  },

  listReportRows: async ({ world, guild, params, query }) => {
    if (!isReport(params.report)) return refuse('report-not-found', NONE);
    const times = timesAsked(world.clock.now(), zoneOf(world, guild), query);
    if (times instanceof Refusal) return times;
    return rowsAsked(world, await reporters[params.report]({ world, guild }), times, query);
  },

  getPlatformReport: async ({ world, query }) => {
    const times = timesAsked(world.clock.now(), PLATFORM_ZONE, query);
    return times instanceof Refusal ? times : reportOf(world, await platformOf(world), times, null);
  },

  listPlatformRows: async ({ world, query }) => {
    const times = timesAsked(world.clock.now(), PLATFORM_ZONE, query);
    return times instanceof Refusal
      ? times
      : rowsAsked(world, await platformOf(world), times, query);
  },
});

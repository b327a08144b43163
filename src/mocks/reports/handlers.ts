import * as endpoints from '@/features/reports/endpoints';
import type { ServerReport } from '@/features/reports/report';
import { isoOrNull } from '../clock';
import { pageOf } from '../http/paging';
import { done, Refusal, refuse } from '../http/reply';
import { serve } from '../http/serve';
import { earningOf } from './earning';
import { figureOf, rowsOf, sumOf, type Times } from './figures';
import { growthOf } from './growth';
import { topMembersOf } from './members';
import { keptSince, modulesOf } from './modules';
import { found, partNames, rowViews } from './names';
import { questsOf } from './quests';
import { rangeAsked, rangeBefore, type Range } from './range';
import type { Asked, Source } from './source';
import { verificationOf } from './verification';

type Reporter = (asked: Asked) => Source[] | Promise<Source[]>;

const reporters: Readonly<Record<ServerReport, Reporter>> = {
  growth: growthOf,
  verification: verificationOf,
  modules: modulesOf,
  quests: questsOf,
  earning: earningOf,
  members: topMembersOf,
};

const NONE = 'There is no such report.';
const NO_FIGURE = 'This report has no such figure.';

/** Where the days of a server begin: servers have no time zone of their own. */
const TIME_ZONE = 'UTC';

const isReport = (name: string): name is ServerReport => Object.hasOwn(reporters, name);

/** The days that are asked for, and as many before them. */
export function timesAsked(
  now: number,
  query: Parameters<typeof rangeAsked>[1],
): Times | Refusal<400> {
  const range = rangeAsked(TIME_ZONE, query, now);
  if (range instanceof Refusal) return range;
  return { range, earlier: rangeBefore(TIME_ZONE, range), now };
}

const first = ({ days }: Range) => days[0] ?? '';
const last = ({ days }: Range) => days.at(-1) ?? '';

/** What is said of a range of days, before its figures. */
export const timesView = ({ range, earlier }: Times) => ({
  from: first(range),
  to: last(range),
  beforeFrom: first(earlier),
  beforeTo: last(earlier),
  timeZone: TIME_ZONE,
});

export const reportRoutes = serve(endpoints, {
  getReport: async ({ world, guild, params, query }) => {
    if (!isReport(params.report)) return refuse(404, NONE);
    const times = timesAsked(world.clock.now(), query);
    if (times instanceof Refusal) return times;
    const sources = await reporters[params.report]({ world, guild });
    const nameOf = partNames(world);
    return done({
      ...timesView(times),
      keptSince: params.report === 'modules' ? isoOrNull(keptSince({ world, guild })) : null,
      figures: sources.map((source) => figureOf(source, times, nameOf)),
    });
  },

  listReportRows: async ({ world, guild, params, query }) => {
    if (!isReport(params.report)) return refuse(404, NONE);
    const times = timesAsked(world.clock.now(), query);
    if (times instanceof Refusal) return times;
    const sources = await reporters[params.report]({ world, guild });
    const source = sources.find(({ key }) => key === query.figure);
    if (!source) return refuse(404, NO_FIGURE);
    const lines = found(world, rowsOf(source, times, query.part), query.search);
    const { items, ...page } = pageOf(lines, query);
    return done({ ...page, items: rowViews(world, items), sum: sumOf(lines).toString() });
  },
});

import { earningSections } from '@/features/earning/points/points';
import type { BoardWindow } from '@/features/earning/leaderboards/leaderboard';
import { DAY } from '@/shared/time/durations';
import { refuse, Refusal } from '../../http/reply';
import type { World } from '../../store/world';
import { ALWAYS, rankingOf, type RankedMember, type Span } from '../point-balances/ranking';
import type { SeasonRow } from '../seasons/rows';
import { seasonsOf, spanOf, stateOf } from '../seasons/seasons';

const NEVER: Span = { from: 0, to: 0 };

/** Filter of a leaderboard. */
export interface BoardQuery {
  section?: string | undefined;
  window?: BoardWindow | undefined;
  season?: string | undefined;
}

/** A leaderboard: its ranks, and members' ranks in the period before. */
export interface Board {
  places: RankedMember[];
  before: ReadonlyMap<string, number>;
  span: Span;
  module: number | undefined;
  season: SeasonRow | null;
  seasons: SeasonRow[];
}

const isSection = (name: string): name is keyof typeof earningSections =>
  Object.hasOwn(earningSections, name);

/** Id of the module behind a way to earn; undefined for all of them. */
export const moduleOf = (section: string | undefined): number | undefined =>
  section !== undefined && isSection(section) ? earningSections[section] : undefined;

/** The way to earn of a module; null for modules without a page. */
export const sectionOf = (module: number): string | null =>
  Object.entries(earningSections).find(([, id]) => id === module)?.[0] ?? null;

/** The current period of a leaderboard and the one it is compared with, except for seasons. */
export function spansAt(window: Exclude<BoardWindow, 'SEASON'>, now: number): [Span, Span] {
  const at = new Date(now);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const monday = Date.UTC(year, month, day - ((at.getUTCDay() + 6) % 7));
  const open = (from: number): Span => ({ from, to: ALWAYS.to });
  switch (window) {
    case 'WEEK':
      return [open(monday), { from: monday - 7 * DAY, to: monday }];
    case 'MONTH': {
      const first = Date.UTC(year, month, 1);
      return [open(first), { from: Date.UTC(year, month - 1, 1), to: first }];
    }
    case 'ALL':
      return [ALWAYS, { from: 0, to: monday }];
  }
}

/** The season with this id; without an id the running one, or else the last that has ended. */
function seasonAsked(seasons: readonly SeasonRow[], id: string | undefined, now: number) {
  if (id !== undefined)
    return (
      seasons.find((season) => season.id === id) ?? refuse('season-not-found', 'Season not found.')
    );
  const isIn = (state: string) => (season: SeasonRow) => stateOf(season, now) === state;
  return seasons.find(isIn('RUNNING')) ?? seasons.find(isIn('ENDED')) ?? null;
}

/** The leaderboard for a query. 404 for an unknown season. */
export function boardOf(
  world: World,
  serverId: string,
  { section, window = 'ALL', season: seasonId }: BoardQuery,
): Board | Refusal<'season-not-found'> {
  const now = world.clock.now();
  const module = moduleOf(section);
  const seasons = seasonsOf(world, serverId);
  if (window !== 'SEASON') {
    const [span, earlier] = spansAt(window, now);
    const places = rankingOf(world, serverId, { module, span });
    const before = ranksIn(rankingOf(world, serverId, { module, span: earlier }));
    return { places, before, span, module, season: null, seasons };
  }
  const season = seasonAsked(seasons, seasonId, now);
  if (season === null)
    return { places: [], before: new Map(), span: NEVER, module, season, seasons };
  if (season instanceof Refusal) return season;
  const last = seasons[seasons.indexOf(season) + 1];
  const of = (row: SeasonRow) =>
    // Stored ranks cover all ways to earn. Those of a single one are computed from the ledger, which never changes.
    (module === undefined ? row.places : null) ??
    rankingOf(world, serverId, { module, span: spanOf(row) });
  return {
    places: of(season),
    before: last ? ranksIn(of(last)) : new Map(),
    span: spanOf(season),
    module,
    season,
    seasons,
  };
}

export const ranksIn = (places: readonly RankedMember[]) =>
  new Map(places.map(({ userId, rank }) => [userId, rank]));

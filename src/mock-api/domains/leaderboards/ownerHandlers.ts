import * as endpoints from '@/features/earning/leaderboards/ownerEndpoints';
import { lastRank } from '@/features/earning/leaderboards/prizeRules';
import type { InputOf } from '@/shared/api/endpoint';
import { audit, ticketOf } from '../audit/audit';
import { iso } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { pageOf } from '../../http/paging';
import { done, refuse, Refusal, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { memberOf } from '../members/members';
import { nextId, type World } from '../../store/world';
import { adjust } from './adjust';
import { boardOf } from './board';
import { prizeRow, prizeTroubles } from './prizeTroubles';
import { seasonFundsOf } from './seasonFunds';
import { seasonsView, teamSeasonView } from './seasonViews';
import { settleSeasons } from './settleSeasons';
import type { SeasonRow } from '../seasons/rows';
import { timesOf, timeTroubles } from '../seasons/seasonRules';
import { seasonsOf, stateOf } from '../seasons/seasons';
import { detailOf } from './sources';
import { faceOf, facesOf, searchOf, standingView } from './views';

const BEGUN = 'This season has started, so it can’t be changed or deleted.';

function seasonAt(
  world: World,
  guild: GuildRow,
  id: string,
): SeasonRow | Refusal<'season-not-found'> {
  const found = seasonsOf(world, guild.id).find((row) => row.id === id);
  return found ?? refuse('season-not-found', 'Season not found.');
}

const told = (world: World, row: SeasonRow) => ({ season: teamSeasonView(world, row) });

function note(world: World, userId: string, what: string, { serverId, name }: SeasonRow): void {
  audit(world, userId, `season.${what}`, serverId, { subject: name });
  world.changed();
}

type Terms = Pick<
  InputOf<typeof endpoints.createSeason>['body'],
  'name' | 'prize' | 'winners' | 'prizes'
>;

/** Name and prizes of a season. With prizes, their ranks decide the number of winners. */
const termsOf = ({ name, prize, winners, prizes = [] }: Terms) => ({
  name,
  prize,
  winners: prizes.length === 0 ? winners : lastRank(prizes),
  prizes: prizes.map(prizeRow),
});

export const standingRoutes = serve(endpoints, {
  listStandings: ({ world, user, guild, query }) => {
    const board = boardOf(world, guild.id, query);
    if (board instanceof Refusal) return board;
    const faces = facesOf(world);
    const search = searchOf(query);
    const places = board.places.filter(
      ({ userId }) => search === null || search(faceOf(faces, userId)),
    );
    const page = pageOf(places, query);
    return done({
      ...page,
      items: page.items.map((place) => standingView(board, faces, place, user.id)),
      ...seasonsView(world, board),
      now: iso(world.clock.now()),
    });
  },

  getStanding: ({ world, guild, params, query }) => {
    const board = boardOf(world, guild.id, query);
    if (board instanceof Refusal) return board;
    const isKnown =
      memberOf(world, guild.id, params.memberId) ??
      board.places.find(({ userId }) => userId === params.memberId);
    if (!isKnown) return refuse('member-not-found', 'Member not found.');
    return done(detailOf(world, guild, board, params.memberId));
  },

  adjustPoints: async ({ world, user, guild, params, body }) => {
    if (!memberOf(world, guild.id, params.memberId))
      return refuse('member-not-found', 'Member not found.');
    if (params.memberId === user.id)
      return refuse('own-case', 'You can’t adjust your own points. Ask someone else on the team.');
    const refusal = await adjust(world, guild, user, { memberId: params.memberId, ...body });
    return refusal ?? done(null, 'Points adjusted.');
  },

  listSeasons: ({ world, guild }) => {
    const seasons = seasonsOf(world, guild.id).map((row) => teamSeasonView(world, row));
    return done({ seasons, now: iso(world.clock.now()) });
  },

  getSeasonFunds: async ({ world, guild }) => done(await seasonFundsOf(world, guild.id)),

  createSeason: ({ world, user, guild, body }) => {
    const now = world.clock.now();
    const times = timesOf(now, body);
    const errors = [
      ...timeTroubles(now, times, seasonsOf(world, guild.id)),
      ...prizeTroubles(world, guild, body.prizes ?? []),
    ];
    if (errors.length > 0) return wrongFields(errors);
    const row: SeasonRow = {
      id: nextId(world, 'sea'),
      serverId: guild.id,
      ...termsOf(body),
      ...times,
      closedAt: null,
      places: null,
    };
    world.db.seasons.push(row);
    note(world, user.id, 'added', row);
    return done(told(world, row), 'Season added.');
  },

  updateSeason: ({ world, user, guild, params, body }) => {
    const row = seasonAt(world, guild, params.seasonId);
    if (row instanceof Refusal) return row;
    const now = world.clock.now();
    if (stateOf(row, now) !== 'SCHEDULED') return refuse('season-started', BEGUN);
    const times = timesOf(now, body);
    const others = seasonsOf(world, guild.id).filter(({ id }) => id !== row.id);
    const errors = [
      ...timeTroubles(now, times, others),
      ...prizeTroubles(world, guild, body.prizes ?? []),
    ];
    if (errors.length > 0) return wrongFields(errors);
    Object.assign(row, { ...termsOf(body), ...times });
    note(world, user.id, 'changed', row);
    return done(told(world, row), 'Season saved.');
  },

  deleteSeason: ({ world, user, guild, params }) => {
    const row = seasonAt(world, guild, params.seasonId);
    if (row instanceof Refusal) return row;
    if (stateOf(row, world.clock.now()) !== 'SCHEDULED') return refuse('season-started', BEGUN);
    world.db.seasons = world.db.seasons.filter(({ id }) => id !== row.id);
    const line = audit(world, user.id, 'season.deleted', guild.id, {
      subject: row.name,
      changes: [{ field: 'Season', before: row.name, after: null }],
      undo: { kind: 'SEASON', season: structuredClone(row) },
    });
    world.changed();
    return done(ticketOf(line), 'Season deleted.');
  },

  closeSeason: async ({ world, user, guild, params }) => {
    const row = seasonAt(world, guild, params.seasonId);
    if (row instanceof Refusal) return row;
    const now = world.clock.now();
    const state = stateOf(row, now);
    if (state !== 'RUNNING')
      return refuse(
        'season-not-running',
        state === 'SCHEDULED' ? 'This season hasn’t started yet.' : 'This season is over.',
      );
    row.closedAt = now;
    seasonsOf(world, guild.id);
    note(world, user.id, 'closed', row);
    await settleSeasons(world);
    return done(told(world, row), 'Season ended.');
  },
});

import * as crossServer from '@/features/earning/leaderboards/crossServerEndpoints';
import * as endpoints from '@/features/earning/leaderboards/endpoints';
import { iso } from '../../store/clock';
import { pageOf } from '../../http/paging';
import { done, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { serverOfMember } from '../members/boardOf';
import { memberOf } from '../members/members';
import { runPayouts } from '../payouts/payouts';
import { serverView } from '../quests/views';
import { boardOf } from './board';
import { crossServerBoardOf, crossServerPlace } from './crossServer';
import { giftView, nextPrizeOf, prizesOn, seasonsView, wonBy } from './seasonViews';
import { standingOf } from '../point-balances/ranking';
import {
  facesOf,
  isFoundBy,
  placeView,
  positioned,
  searchOf,
  type Faces,
  type Placed,
} from './views';

/** Searches ranks and cuts them into pages, for every leaderboard. */
const foundOf = (
  faces: Faces,
  places: readonly Placed[],
  me: string,
  query: { search?: string | undefined; page?: number | undefined; pageSize?: number | undefined },
) => {
  const search = searchOf(query);
  return pageOf(
    search === null ? places : places.filter(({ userId }) => isFoundBy(faces, userId, me, search)),
    query,
  );
};

/** Number of rows shown above the reader's own, and below. */
const AROUND = 2;

const aroundOf = (places: readonly Placed[], own: number) =>
  own < 0 ? [] : places.slice(Math.max(0, own - AROUND), own + AROUND + 1);

export const leaderboardRoutes = serve(endpoints, {
  listLeaderboards: ({ world, user }) => {
    const servers = world.db.guilds.filter(
      ({ id, botPresent }) => botPresent && memberOf(world, id, user.id),
    );
    return done({
      items: servers.map((guild) => {
        const { points, rank, members } = standingOf(world, guild.id, user.id);
        return { server: serverView(guild), points, rank, ranked: members };
      }),
    });
  },

  getLeaderboard: async ({ world, user, params, query }) => {
    const asked = serverOfMember(world, user, params.slug);
    if (asked instanceof Refusal) return asked;
    const { guild } = asked;
    // Payouts of season prizes may have landed since.
    await runPayouts(world);
    const board = boardOf(world, guild.id, query);
    if (board instanceof Refusal) return board;
    const faces = facesOf(world);
    const places = positioned(board.places);
    const own = places.findIndex(({ userId }) => userId === user.id);
    const page = foundOf(faces, places, user.id, query);
    const prizes = prizesOn(board);
    const view = (place: Placed) => ({
      ...placeView(board, faces, place, user.id),
      prizes: (prizes.get(place.userId)?.gifts ?? []).map((gift) =>
        giftView(world, guild.id, gift),
      ),
    });
    const mine = places[own];
    return done({
      ...page,
      server: serverView(guild),
      items: page.items.map(view),
      mine: mine ? view(mine) : null,
      around: aroundOf(places, own).map(view),
      ...seasonsView(world, board),
      won: wonBy(world, board, user.id),
      nextPrize: nextPrizeOf(world, board, user.id),
      now: iso(world.clock.now()),
    });
  },
});

export const crossServerRoutes = serve(crossServer, {
  getCrossServerLeaderboard: ({ world, user, query }) => {
    const { scope = 'MINE', window = 'WEEK' } = query;
    const board = crossServerBoardOf(world, user, { scope, window });
    const places = positioned(board.places);
    const own = places.findIndex(({ userId }) => userId === user.id);
    const page = foundOf(board.faces, places, user.id, query);
    const view = (place: Placed) => crossServerPlace(board, place, user.id);
    const mine = places[own];
    return done({
      ...page,
      items: page.items.map(view),
      mine: mine ? placeView(board, board.faces, mine, user.id) : null,
      around: aroundOf(places, own).map(view),
      servers: board.servers,
    });
  },
});

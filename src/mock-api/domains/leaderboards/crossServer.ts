import type { CrossServerWindow, ServerScope } from '@/features/earning/leaderboards/crossServer';
import { settleAccruals } from '../accruals/settle';
import { isSeen, profileOf } from '../profiles/profiles';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { ranksIn, spansAt } from './board';
import { rankingAcross, type RankedMember } from '../point-balances/ranking';
import { facesOf, placeView, type Faces, type Placed } from './views';

/** A leaderboard over several servers, for one reader. */
interface CrossServerBoard {
  places: RankedMember[];
  before: ReadonlyMap<string, number>;
  /** Number of servers included. */
  servers: number;
  faces: Faces;
}

/**
 * The leaderboard over the reader's servers, or also over public ones. Hides other servers from the reader, in its sums
 * too (docs/product/profiles.md).
 */
export function crossServerBoardOf(
  world: World,
  { id: me }: UserRow,
  { scope, window }: { scope: ServerScope; window: CrossServerWindow },
): CrossServerBoard {
  const { db, clock } = world;
  const present = db.members.filter(({ leftAt }) => leftAt === null);
  const mine = new Set(
    present.filter(({ userId }) => userId === me).map(({ serverId }) => serverId),
  );
  const guilds = db.guilds.filter(
    ({ id, botPresent, isListed }) => botPresent && (mine.has(id) || (scope === 'ALL' && isListed)),
  );
  for (const guild of guilds) settleAccruals(world, guild);
  const known = new Set(guilds.map(({ id }) => id));
  const met = new Set(
    present
      .filter(({ serverId }) => mine.has(serverId) && known.has(serverId))
      .map(({ userId }) => userId),
  );
  const [span, earlier] = spansAt(window, clock.now());
  return {
    places: rankingAcross(world, known, { span }),
    before: ranksIn(rankingAcross(world, known, { span: earlier })),
    servers: guilds.length,
    faces: facesFor(world, met, scope),
  };
}

/**
 * Names and pictures of the members, for a reader who shares a server with those in `met`. Members are named if the
 * reader may see their profile. Sums over servers that the reader is not on are points of the profile, so members who
 * hide those stay unnamed.
 */
function facesFor(world: World, met: ReadonlySet<string>, scope: ServerScope): Faces {
  const { users } = facesOf(world);
  const hidden = new Set<string>();
  for (const { id, banned } of users.values()) {
    const profile = profileOf(world, id);
    const isNamed = isSeen(profile, met.has(id)) && (scope === 'MINE' || profile.shown.points);
    if (banned || !isNamed) hidden.add(id);
  }
  return { users, hidden };
}

/** A row as the reader sees it: only the rank for hidden members. */
export function crossServerPlace(board: CrossServerBoard, place: Placed, me: string) {
  const view = placeView(board, board.faces, place, me);
  return view.isHidden && !view.isMe ? { ...view, points: null, before: null } : view;
}

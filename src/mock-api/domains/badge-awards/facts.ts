import type { Curve } from '@/features/modules/definitions/chat-to-earn/curve';
import type { World } from '../../store/world';
import type { GuildRow } from '../guilds/rows';
import type { KeptRank, SeasonRow } from '../seasons/rows';
import { seasonsOf, spanOf, stateOf } from '../seasons/seasons';
import { membersOf } from '../members/members';
import { curveOf } from '../point-balances/level';
import type { PointsEntryRow, XpRow } from '../point-balances/rows';
import type { SubmissionRow } from '../quests/rows';
import { savedZone } from '../streaks/streaks';

/** An event, with its time in ms since 1970. */
interface At {
  at: number;
}

interface EndedSeason extends At {
  places: readonly KeptRank[];
}

/** Events of a member on a server that the rules of badges count, each list oldest first. */
export interface MemberFacts {
  userId: string;
  now: number;
  joinedAt: number;
  timeZone: string;
  curve: Curve;
  points: PointsEntryRow[];
  xp: XpRow[];
  /** Claimed quests. */
  quests: (At & { questId: string })[];
  seasons: readonly EndedSeason[];
}

const ended = (season: SeasonRow): EndedSeason => ({
  at: spanOf(season).to,
  places: season.places ?? [],
});

const byTime = (one: At, other: At) => one.at - other.at;

/**
 * Events of all members of a server, or of one. Each table is read once.
 *
 * @param userId only this member; left out for all members
 */
export function factsOn(world: World, guild: GuildRow, userId?: string): MemberFacts[] {
  const now = world.clock.now();
  const curve = curveOf(world, guild.id);
  const seasons = seasonsOf(world, guild.id)
    .filter((season) => stateOf(season, now) === 'ENDED')
    .map(ended)
    .toSorted(byTime);
  const facts = new Map<string, MemberFacts>();
  for (const member of membersOf(world, guild.id)) {
    if (userId !== undefined && member.userId !== userId) continue;
    facts.set(member.userId, {
      userId: member.userId,
      now,
      joinedAt: member.joinedAt,
      timeZone: savedZone(world, member.userId) ?? 'UTC',
      curve,
      points: [],
      xp: [],
      quests: [],
      seasons,
    });
  }
  const about = (row: { serverId: string; userId: string }) =>
    row.serverId === guild.id ? facts.get(row.userId) : undefined;
  for (const row of world.db.points) about(row)?.points.push(row);
  for (const row of world.db.xp) about(row)?.xp.push(row);
  for (const row of world.db.submissions) {
    const quest = claimOf(row);
    if (quest) about(row)?.quests.push(quest);
  }
  const all = [...facts.values()];
  for (const each of all) {
    each.points.sort(byTime);
    each.xp.sort(byTime);
    each.quests.sort(byTime);
  }
  return all;
}

const claimOf = ({ questId, claimedAt }: SubmissionRow) =>
  claimedAt === null ? null : { questId, at: claimedAt };

import * as z from 'zod/mini';
import { rewardSchema } from '@/features/earning/quests/quest';
import { serverStreakSchema } from '@/features/earning/streaks/streak';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import {
  exactlyTrue,
  idSchema,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  textsSchema,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageShape } from '@/shared/api/page';

/** Whose servers a list has: those one is on, or those that let themselves be found (decision 97). */
export const serverScopes = ['MINE', 'DISCOVER'] as const;
export type ServerScope = (typeof serverScopes)[number];

/** How a list of servers can be sorted. */
export const serverOrders = ['recent', 'points', 'quests', 'members', 'name'] as const;
export type ServerOrder = (typeof serverOrders)[number];

/** The order of a list of which nobody has said anything: one's own by what was earned last, others by what they offer. */
export const defaultOrder = (scope: ServerScope): ServerOrder =>
  scope === 'DISCOVER' ? 'quests' : 'recent';

/** A role as Discord shows it. */
const roleSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'A role'),
  /** RGB as a number; 0 is none. */
  color: orElse(z.number(), 0),
});
export type ServerRole = z.infer<typeof roleSchema>;
const roles = listOf(roleSchema, { what: 'role', by: 'id', mayBeMissing: true });

const count = orNull(z.nullable(z.number()));

const about = {
  server: boardServerSchema,
  /** How many people are on it. */
  members: count,
  /** The ways to earn that are switched on there, by their names in addresses. */
  sections: textsSchema,
  isMember: exactlyTrue,
  /** An invitation on Discord, where the team has given one. */
  inviteUrl: textOrNull,
  /** What its open quests bring in all, for people who aren't members: "0.35 SOL", "1,250 points". */
  rewards: listOf(rewardSchema, { what: 'reward', mayBeMissing: true }),
};

/** A server, and what one has on it; of one that one is not on, nothing. */
export const membershipSchema = withLists({
  ...about,
  /** One's roles there, the highest first. */
  roles,
  /** Points earned there, of all time. */
  points: count,
  /** All-time rank, as on the leaderboard; null without points. */
  rank: count,
  /** How many members have points: `rank` is among these. */
  ranked: count,
  /** Quests one can begin or go on with now; of a server one isn't on, those that still give something. */
  openQuests: count,
  /** Rewards of quests that wait to be taken. */
  claimable: count,
  isPinned: exactlyTrue,
  /** The running season, if it has prizes. */
  season: orNull(
    z.nullable(
      z.object({
        name: z.string(),
        endsAt: timeOrNull,
        /** Rank by the season's points; null without any. */
        rank: count,
        /** How many members have points in the season. */
        ranked: count,
        /** Rank of the nearest better prize, and the points missing to it; null for the best prize. */
        next: orNull(z.nullable(z.object({ rank: z.number(), points: z.number() }))),
      }),
    ),
  ),
});
export type Membership = z.infer<typeof membershipSchema>;

/** GET /users/me/servers */
export const membershipsSchema = withLists({
  ...pageShape(membershipSchema, { what: 'server', name: ({ server }) => server }),
  /** How many there are of each scope, whatever is searched for. */
  mine: count,
  discover: count,
  /** When Discord was asked which servers one is on. */
  readAt: timeOrNull,
});
export type Memberships = z.infer<typeof membershipsSchema>;

/** Whether a server's package is in force: without one, points are kept and claims wait. */
export const botStates = ['ON', 'PAUSED'] as const;

/** A role one has, and where it came from. */
const heldRoleSchema = z.object({ ...roleSchema.shape, how: orElse(z.string(), '') });

/** What one has on a server: the sum of what was earned there, and the level by it. */
const standingSchema = z.object({
  /** Points earned there, of all time; season prizes don't count. */
  points: count,
  /** All-time rank, as on the leaderboard; null without points. */
  rank: count,
  /** How many members have points: `rank` is among these, not among all members of the server. */
  members: count,
  level: count,
  /** What the level goes by: earned by chatting, never spent. */
  xp: count,
  /** XP the next level begins with; null on the highest. */
  next: count,
  joinedAt: timeOrNull,
  openQuests: count,
  claimable: count,
  /** Days in a row with points on that server. */
  streak: orNull(z.nullable(serverStreakSchema)),
});
export type ServerStanding = z.infer<typeof standingSchema>;

/** GET /users/me/servers/{slug} */
export const serverPageSchema = withLists({
  ...about,
  bot: openEnum(z.enum(botStates)),
  standing: orNull(z.nullable(standingSchema)),
  roles: listOf(heldRoleSchema, { what: 'role', by: 'id', mayBeMissing: true }),
  /** Quests that still give something, for people who aren't members; others have theirs in `standing`. */
  openQuests: count,
  isPinned: exactlyTrue,
  /** Before this, roles are not looked at again. */
  recheckAt: timeOrNull,
  /** The server's clock. */
  now: timeOrNull,
});
export type ServerPage = z.infer<typeof serverPageSchema>;

/** What a new look at one's roles has changed. */
export const recheckSchema = withLists({
  gained: textsSchema,
  lost: textsSchema,
  /** Roles that are lost, and kept until the grace period of their rule ends. */
  kept: listOf(z.object({ id: idSchema, name: orElse(z.string(), 'A role'), until: timeOrNull }), {
    what: 'role',
    mayBeMissing: true,
  }),
  /** Rules of which nobody can tell. */
  unknown: orElse(z.number(), 0),
  /** How many rules and wallets were looked at. */
  rules: orElse(z.number(), 0),
  wallets: orElse(z.number(), 0),
  /** When one can ask again. */
  retryAt: timeOrNull,
});
export type Recheck = z.infer<typeof recheckSchema>;

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

/** The servers in a list: those the caller is a member of, or those listed in Discover (docs/product/servers.md). */
export const serverScopes = ['MINE', 'DISCOVER'] as const;
export type ServerScope = (typeof serverScopes)[number];

/** Sort orders of a list of servers. */
export const serverOrders = ['recent', 'points', 'quests', 'members', 'name'] as const;
export type ServerOrder = (typeof serverOrders)[number];

/** The default order of a list: the caller's servers by most recent earnings, others by their quests. */
export const defaultOrder = (scope: ServerScope): ServerOrder =>
  scope === 'DISCOVER' ? 'quests' : 'recent';

/** A role as Discord shows it. */
const roleSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'A role'),
  color: orElse(z.number(), 0).check(z.describe('RGB as one integer; 0 for none.')),
});
export type ServerRole = z.infer<typeof roleSchema>;
const roles = listOf(roleSchema, { what: 'role', by: 'id', mayBeMissing: true });

const count = orNull(z.nullable(z.number()));

const about = {
  server: boardServerSchema,
  members: count.check(z.describe('Current members.')),
  sections: textsSchema.check(z.describe('Ways to earn that are turned on, as in page URLs.')),
  isMember: exactlyTrue.check(z.describe('Whether the caller is a member.')),
  inviteUrl: textOrNull.check(z.describe('Invite link that the team gave; null for none.')),
  rewards: listOf(rewardSchema, { what: 'reward', mayBeMissing: true }).check(
    z.describe(
      'Sums of what open quests give, such as "0.35 SOL", if the caller isn’t a member; empty for members.',
    ),
  ),
};

/**
 * A server with the caller's roles, points and rewards there; those are null or empty if the caller is not a member.
 */
export const membershipSchema = withLists({
  ...about,
  roles: roles.check(z.describe('The caller’s roles, highest first.')),
  points: count.check(
    z.describe('Points the caller earned there, of all time; null if not a member.'),
  ),
  rank: count.check(z.describe('All-time rank as on the leaderboard; null without points.')),
  ranked: count.check(z.describe('How many members have points, which `rank` is among.')),
  openQuests: count.check(
    z.describe(
      'Quests the caller can start or continue now. If not a member, quests that still have rewards.',
    ),
  ),
  claimable: count.check(
    z.describe('Quest rewards that the caller can claim; null if not a member.'),
  ),
  isPinned: exactlyTrue.check(z.describe('Whether the caller pinned the server.')),
  season: orNull(
    z.nullable(
      z.object({
        name: z.string(),
        endsAt: timeOrNull,
        rank: count.check(z.describe('Rank by the season’s points; null without any.')),
        ranked: count.check(z.describe('How many members have points in the season.')),
        next: orNull(z.nullable(z.object({ rank: z.number(), points: z.number() }))).check(
          z.describe(
            'Rank of the nearest better prize and the points missing for it; null for the best prize.',
          ),
        ),
      }),
    ),
  ).check(z.describe('The running season if it has prizes; null for none, or if not a member.')),
});
export type Membership = z.infer<typeof membershipSchema>;

/** GET /users/me/servers */
export const membershipsSchema = withLists({
  ...pageShape(membershipSchema, { what: 'server', name: ({ server }) => server }),
  mine: count.check(z.describe('Servers in the scope MINE, whatever the filters.')),
  discover: count.check(z.describe('Servers in the scope DISCOVER, whatever the filters.')),
  readAt: timeOrNull.check(
    z.describe('When Castle Bots last asked Discord which servers the caller is on.'),
  ),
});
export type Memberships = z.infer<typeof membershipsSchema>;

/** Whether a server's package is active: without one, points are kept and claims are paused. */
export const botStates = ['ON', 'PAUSED'] as const;

/** A role the caller has, and its source. */
const heldRoleSchema = z.object({
  ...roleSchema.shape,
  how: orElse(z.string(), '').check(z.describe('Where the role came from, in words.')),
});

/** The caller's points earned on a server, and the level for them. */
const standingSchema = z.object({
  points: count.check(z.describe('Points earned there, of all time; season prizes don’t count.')),
  rank: count.check(z.describe('All-time rank as on the leaderboard; null without points.')),
  members: count.check(z.describe('How many members have points, which `rank` is among.')),
  level: count,
  xp: count.check(z.describe('XP earned by chatting. It decides the level and is never spent.')),
  next: count.check(z.describe('XP at which the next level starts; null on the highest.')),
  joinedAt: timeOrNull,
  openQuests: count.check(z.describe('Quests the caller can start or continue now.')),
  claimable: count.check(z.describe('Quest rewards that the caller can claim.')),
  streak: orNull(z.nullable(serverStreakSchema)).check(
    z.describe('Days in a row with points on the server.'),
  ),
});
export type ServerStanding = z.infer<typeof standingSchema>;

/** GET /users/me/servers/{slug} */
export const serverPageSchema = withLists({
  ...about,
  bot: openEnum(z.enum(botStates)).check(
    z.describe(
      'Whether the server has an active package. Without one, points are kept and claims wait.',
    ),
  ),
  standing: orNull(z.nullable(standingSchema)).check(
    z.describe('The caller’s points, rank and level; null if not a member.'),
  ),
  roles: listOf(heldRoleSchema, { what: 'role', by: 'id', mayBeMissing: true }).check(
    z.describe('The caller’s roles, highest first; empty if not a member.'),
  ),
  openQuests: count.check(
    z.describe(
      'Quests that still have rewards, if the caller isn’t a member; null for members, who have `standing.openQuests`.',
    ),
  ),
  isPinned: exactlyTrue.check(z.describe('Whether the caller pinned the server.')),
  recheckAt: timeOrNull.check(
    z.describe('Before this, `recheckRoles` returns 429; null if roles were never re-checked.'),
  ),
  now: timeOrNull.check(z.describe('Time of the server.')),
});
export type ServerPage = z.infer<typeof serverPageSchema>;

/** The changes of a role recheck. */
export const recheckSchema = withLists({
  gained: textsSchema.check(z.describe('Names of roles that were given.')),
  lost: textsSchema.check(z.describe('Names of roles that were removed.')),
  kept: listOf(
    z.object({
      id: idSchema,
      name: orElse(z.string(), 'A role'),
      until: timeOrNull.check(z.describe('When the grace period ends and the role is removed.')),
    }),
    {
      what: 'role',
      mayBeMissing: true,
    },
  ).check(z.describe('Roles that are no longer earned, and when their grace period ends.')),
  unknown: orElse(z.number(), 0).check(z.describe('Rules that couldn’t be checked.')),
  rules: orElse(z.number(), 0).check(z.describe('Rules that were checked.')),
  wallets: orElse(z.number(), 0).check(z.describe('Wallets that were checked.')),
  retryAt: timeOrNull.check(z.describe('When the caller can re-check again.')),
});
export type Recheck = z.infer<typeof recheckSchema>;

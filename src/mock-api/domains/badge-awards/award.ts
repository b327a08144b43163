import { byId } from '../../http/paging';
import type { World } from '../../store/world';
import { ruleText } from '../badges/earned';
import type { BadgeRow } from '../badges/rows';
import type { GuildRow } from '../guilds/rows';
import { tell } from '../notifier/news';
import { factsOn, type MemberFacts } from './facts';
import { metAt } from './rules';

/** The badges of a server, oldest first. A badge that was restored has its old place. */
export const badgesOf = ({ db }: Pick<World, 'db'>, serverId: string): BadgeRow[] =>
  db.badges
    .filter((row) => row.serverId === serverId)
    .toSorted((one, other) => one.createdAt - other.createdAt || byId(one.id, other.id));

const keyOf = (badgeId: string, userId: string) => `${badgeId} ${userId}`;

/**
 * Gives members the badges whose rules they have met since the last call, each once, and notifies them.
 *
 * @param userId only this member; left out for all members of the server
 */
export function settleBadges(world: World, guild: GuildRow, userId?: string): void {
  const open = badgesOf(world, guild.id).filter(({ isOn }) => isOn);
  if (open.length === 0) return;
  const earned = new Set(world.db.earnedBadges.map((row) => keyOf(row.badgeId, row.userId)));
  const badges = open.filter(({ id }) => userId === undefined || !earned.has(keyOf(id, userId)));
  if (badges.length === 0) return;
  for (const facts of factsOn(world, guild, userId))
    for (const badge of badges)
      if (!earned.has(keyOf(badge.id, facts.userId))) giveIfMet(world, guild, badge, facts);
}

function giveIfMet(world: World, guild: GuildRow, badge: BadgeRow, facts: MemberFacts): void {
  const earnedAt = metAt(facts, badge.rule);
  if (earnedAt === null) return;
  const { userId } = facts;
  world.db.earnedBadges.push({
    badgeId: badge.id,
    serverId: guild.id,
    userId,
    earnedAt,
    rule: { ...badge.rule },
  });
  tell(world, userId, 'user', {
    event: 'REWARD',
    // The day that the member's badges show too.
    at: earnedAt,
    title: `You earned the badge “${badge.name}”`,
    text: `${guild.name}: ${ruleText(world, guild.id, badge.rule)}`,
    path: `/dashboard/server/${guild.slug}?tab=badges`,
  });
  world.changed();
}

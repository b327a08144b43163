import type { RewardSent } from '@/features/earning/quests/quest';
import { sortOf } from '@/features/earning/quests/questAvailability';
import { isoOrNull } from '../../store/clock';
import type { GuildRow, RoleRow } from '../guilds/rows';
import { holderRules } from '../holder-checks/holderRules';
import { standingOf } from '../point-balances/ranking';
import { memberOf, membersOf } from '../members/members';
import type { HeldRole, MemberRow } from '../members/rows';
import { enabledOrders } from '../orders/held';
import { standingIn } from '../point-balances/level';
import { serverStreak } from '../streaks/streaks';
import { settleAll } from '../quests/settle';
import { cardView, serverView } from '../quests/views';
import type { MemberContext } from '../conditions/conditions';
import type { World } from '../../store/world';
import { sectionsOn } from './sections';

/** Public facts about a listed server. */
export const aboutView = (world: World, guild: GuildRow, userId: string) => ({
  server: serverView(guild),
  members: membersOf(world, guild.id).length,
  sections: sectionsOn(world, guild),
  isMember: memberOf(world, guild.id, userId) !== undefined,
  inviteUrl: guild.inviteUrl,
  rewards: new Array<RewardSent>(),
});

/** A member's roles without @everyone, highest first. */
export const heldRoles = (guild: GuildRow, member: MemberRow) =>
  guild.roles
    .flatMap((role) => {
      const held = member.roles.find(({ roleId }) => roleId === role.id);
      return held && role.id !== guild.guildId ? [{ role, held }] : [];
    })
    .toSorted((one, other) => other.role.position - one.role.position);

export const roleView = ({ id, name, color }: RoleRow) => ({ id, name, color });

/** A member's own roles, each with its origin. */
export function ownRoleViews(world: World, guild: GuildRow, member: MemberRow) {
  const rules = new Set(holderRules(world, guild).map(({ id }) => id));
  const originOf = ({ source, because }: HeldRole): string =>
    source === 'RULE' && !rules.has(because ?? '') ? BY_MODULE : origins[source];
  return heldRoles(guild, member).map(({ role, held }) =>
    Object.assign(roleView(role), { how: originOf(held) }),
  );
}

const BY_MODULE = 'Given by one of the server’s rules.';

const origins: Readonly<Record<HeldRole['source'], string>> = {
  RULE: 'Given for assets in your wallets.',
  JOIN: 'Given when you joined.',
  QUEST: 'Given as a quest reward.',
  SEASON: 'Given as a season prize.',
  CAPTCHA: 'Given for passing the captcha.',
  TEAM: 'Given by the team.',
  HAND: 'Given manually in Discord.',
};

/** Number of a member's open quests on a server, and of rewards to claim. */
export async function waitingOn(context: MemberContext) {
  const { world, guild } = context;
  const { board, away } = await settleAll(world, guild);
  const now = world.clock.now();
  const cards = board.map((quest) => cardView(context, quest));
  const taken = [...cards, ...away.map((quest) => cardView(context, quest))];
  return {
    openQuests: cards.filter(
      (card) => card.state !== 'CLAIMABLE' && sortOf(card, now) === 'available',
    ).length,
    claimable: taken.filter(({ state }) => state === 'CLAIMABLE').length,
  };
}

/** A member's rank, level, points and roles on a server. */
export async function standingView(context: MemberContext, member: MemberRow) {
  const { world, guild, userId } = context;
  const { level, xp, next } = standingIn(context);
  return {
    ...standingOf(world, guild.id, userId),
    level,
    xp,
    next,
    joinedAt: isoOrNull(member.joinedAt),
    streak: serverStreak(world, guild.id, userId),
    ...(await waitingOn(context)),
  };
}

/** Whether the server has an active package, so that its modules run. */
export const botStateOf = (world: World, guild: GuildRow) =>
  enabledOrders(world, guild.id).length > 0 ? ('ON' as const) : ('PAUSED' as const);

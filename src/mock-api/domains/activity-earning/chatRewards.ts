import type { ChatRule, LevelReward } from '@/features/modules/definitions/chat-to-earn/fields';
import { HOUR } from '@/shared/time/durations';
import { rolesInReach } from '../guilds/rolesInReach';
import type { GuildRow } from '../guilds/rows';
import { giveRole } from '../members/members';
import type { MemberRow } from '../members/rows';
import type { MemberLevelRow } from '../point-balances/rows';
import { nextId, type World } from '../../store/world';
import { LEVEL_KEY } from '../accrual-ledger/accrualWords';
import { ENGAGE_TO_EARN, roomOf } from '../accrual-ledger/balance';
import { barOf } from './engage';
import { budgetLeft, engageFactsOf, engageRules, engageRuns, hourOf } from './engageHour';
import { keepRun } from '../accrual-ledger/ledger';
import { wasUnlocked, type ChatProgram } from '../accrual-ledger/programs';
import { LEVELS, type AccrualLine } from '../accrual-ledger/rows';
import { membersNow } from '../accrual-ledger/memberPresence';

/** The rewards of a rule, the lowest level first. Level 0, which no form allows, is read from a damaged reward. */
export const rewardsOf = ({ rewards }: Pick<ChatRule, 'rewards'>): LevelReward[] =>
  rewards
    .map((reward) => ({ ...reward, level: reward.level || 1 }))
    .toSorted((one, other) => one.level - other.level);

/**
 * The roles rewards owe a member of a level, by the reward they are of, and the roles they take away.
 *
 * @param given keys of roles that were given already, which may lie above the level since it fell
 */
export function levelRoles(rule: ChatRule, level: number, given: readonly string[] = []) {
  const rewards = rewardsOf(rule);
  const reached = rewards.filter((reward) => reward.level <= level);
  const lowest = reached.findLast(({ mode }) => mode === 'REPLACE')?.level ?? 0;
  const kept = reached.filter((reward) => reward.level >= lowest);
  const owed = kept.flatMap((reward) =>
    reward.roles.map((roleId) => ({ roleId, key: keyOf(reward, roleId) })),
  );
  const replaced = reached.filter((reward) => reward.level < lowest).flatMap(({ roles }) => roles);
  const fallen = rewards.filter((reward) => reward.level > level && reward.isRemovedOnDrop);
  const dropped = fallen.flatMap((reward) =>
    reward.roles.filter((roleId) => given.includes(keyOf(reward, roleId))),
  );
  const isOwed = (roleId: string) => owed.some((each) => each.roleId === roleId);
  return { owed, taken: [...replaced, ...dropped].filter((roleId) => !isOwed(roleId)) };
}

const keyOf = ({ level }: LevelReward, roleId: string): string => `${String(level)}:${roleId}`;

/**
 * Gives a member the roles their level brings, those the bot may give, and takes away what rules of chat to earn
 * had given and the level no longer does. A role the team has removed by hand is not given again.
 */
export function giveLevelRoles(
  guild: GuildRow,
  programs: readonly ChatProgram[],
  { rule, values }: ChatProgram,
  member: MemberRow,
  entry: MemberLevelRow,
  at: number,
): void {
  // Roles end with a stay on the server.
  const given = entry.stay === member.joinedAt ? entry.given : [];
  const { owed, taken } = levelRoles(values, entry.level, given);
  const reach = rolesInReach(guild);
  const ruleIds = programs.map((program) => program.rule.id);
  member.roles = member.roles.filter(
    ({ roleId, source, because }) =>
      source !== 'RULE' || !ruleIds.includes(because ?? '') || !taken.includes(roleId),
  );
  const now = owed.filter(({ key, roleId }) => given.includes(key) || reach.has(roleId));
  for (const { key, roleId } of now)
    if (!given.includes(key)) giveRole(member, { roleId, source: 'RULE', because: rule.id, at });
  entry.given = now.map(({ key }) => key);
  entry.stay = member.joinedAt;
}

/** The levels below or at one that pay currency and were not paid to a member yet. */
export const levelsOwed = (
  rule: ChatRule,
  level: number,
  paid: ReadonlySet<string>,
): LevelReward[] =>
  rewardsOf(rule).filter(
    (reward) =>
      reward.level <= level && reward.currency > 0 && !paid.has(LEVEL_KEY + String(reward.level)),
  );

/** Levels that were paid for on a server, by member. */
function paidLevels({ db }: World, serverId: string): Map<string, Set<string>> {
  const paid = new Map<string, Set<string>>();
  for (const run of db.accrualRuns)
    if (run.serverId === serverId && run.about === LEVELS)
      for (const { userId, of = {} } of run.lines)
        paid.set(userId, new Set([...(paid.get(userId) ?? []), ...Object.keys(of)]));
  return paid;
}

/**
 * Pays members for the levels they have reached, each level once a member, while Engage to earn pays and its
 * budget holds. What it cannot pay now is due at a later look.
 */
export function payLevels(
  world: World,
  guild: GuildRow,
  rule: ChatProgram,
  levels: ReadonlyMap<string, number>,
  members: ReadonlyMap<string, MemberRow>,
): void {
  const now = world.clock.now();
  const paid = paidLevels(world, guild.id);
  const due = [...levels].flatMap(([userId, level]) =>
    members.has(userId)
      ? levelsOwed(rule.values, level, paid.get(userId) ?? new Set()).map((reward) => ({
          userId,
          reward,
        }))
      : [],
  );
  if (due.length === 0) return;
  const rules = engageRules(world, guild);
  if (rules?.engage.isOn !== true || !wasUnlocked(world, guild.id, 'engage-to-earn', now)) return;
  const hour = hourOf(world, guild, rules, { from: now - HOUR, to: now }, []);
  const present = membersNow(world, guild.id);
  const mayEarn = (userId: string) => {
    const member = present.get(userId);
    if (!member) return false;
    const facts = engageFactsOf(hour, member.row, member.discordId);
    return barOf(rules.engage.values, facts) === null;
  };
  let left = budgetLeft(rules.engage, engageRuns(world, guild.id));
  const lines = new Map<string, AccrualLine>();
  for (const { userId, reward } of due) {
    const line = lines.get(userId) ?? blankLine(userId, now);
    const room = roomOf(world, guild.id, rules.engage.values, userId);
    const isOver = room !== null && room < line.points + reward.currency;
    if (isOver || (left !== null && left < reward.currency) || !mayEarn(userId)) continue;
    if (left !== null) left -= reward.currency;
    line.units += 1;
    line.points += reward.currency;
    line.of = { ...line.of, [LEVEL_KEY + String(reward.level)]: reward.currency };
    lines.set(userId, line);
  }
  if (lines.size === 0) return;
  const points = [...lines.values()].reduce((sum, line) => sum + line.points, 0);
  keepRun(
    world,
    {
      id: nextId(world, `run-${guild.id}-levels`),
      serverId: guild.id,
      module: 'chat-to-earn',
      ruleId: rule.rule.id,
      name: rule.name,
      from: now,
      to: now,
      lookedAt: now,
      lines: [...lines.values()],
      skipped: {},
      wanted: points,
      points,
      about: LEVELS,
    },
    ENGAGE_TO_EARN,
  );
}

const blankLine = (userId: string, at: number): AccrualLine => ({
  userId,
  units: 0,
  multiplier: 1,
  points: 0,
  owed: 0,
  streak: 0,
  last: at,
});

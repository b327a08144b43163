import { levelAt } from '@/features/modules/definitions/chat-to-earn/curve';
import type { GuildRow } from '../guilds/rows';
import { membersOf } from '../members/members';
import type { LevelUpRow, MemberLevelRow, XpRow } from '../point-balances/rows';
import type { World } from '../../store/world';
import { giveLevelRoles, payLevels } from './chatRewards';
import { engageProgram, wasUnlocked, type ChatProgram } from '../accrual-ledger/programs';
import type { AccrualRow } from '../accrual-ledger/rows';

/**
 * Inputs that decide about levels: the number of XP rows, and the versions of the rules. A change of a version makes
 * all members be checked again.
 */
function marksOf(world: World, guild: GuildRow, rule: ChatProgram, rows: number) {
  const engage = engageProgram(world, guild);
  const isPaying =
    engage?.isOn === true && wasUnlocked(world, guild.id, 'engage-to-earn', world.clock.now());
  return {
    xp: rows,
    [`rule:${rule.rule.id}`]: rule.rule.version,
    engage: isPaying ? engage.rule.version + 1 : 0,
  };
}

/** Follows the XP of members line by line: records each level they reach, and gives its rewards. */
export function settleLevels(
  world: World,
  guild: GuildRow,
  programs: readonly ChatProgram[],
  row: AccrualRow,
): void {
  const rule = programs.find(({ isOn }) => isOn);
  if (!rule) return;
  const rows = world.db.xp.filter(({ serverId }) => serverId === guild.id);
  const { resets = 0, ...before } = row.marks ?? {};
  const marks = marksOf(world, guild, rule, rows.length);
  if (Object.entries(marks).every(([name, value]) => before[name] === value)) return;
  const seen = before['xp'] ?? 0;
  row.marks = { ...marks, resets };
  const levels = new Map(
    world.db.memberLevels
      .filter(({ serverId }) => serverId === guild.id)
      .map((entry) => [entry.userId, entry]),
  );
  const entryOf = (userId: string): MemberLevelRow => {
    const known = levels.get(userId);
    if (known) return known;
    const entry = { serverId: guild.id, userId, level: 0, given: [] };
    levels.set(userId, entry);
    world.db.memberLevels.push(entry);
    return entry;
  };
  const ups = follow(rows, seen, rule, entryOf);
  world.db.levelUps.push(
    ...ups.map(({ line, ...up }) => ({ ...up, channelId: channelOf(world, line) })),
  );
  const members = new Map(membersOf(world, guild.id).map((member) => [member.userId, member]));
  const entries = [...levels.values()];
  for (const entry of entries) {
    const member = members.get(entry.userId);
    if (member) giveLevelRoles(guild, programs, rule, member, entry, world.clock.now());
  }
  // Levels reached and lost since the last run are paid as well.
  const peaks = new Map(entries.map(({ userId, level }) => [userId, level]));
  for (const { userId, level } of ups) peaks.set(userId, Math.max(level, peaks.get(userId) ?? 0));
  payLevels(world, guild, rule, peaks, members);
  world.changed();
}

/** Sets the levels that follow from lines of XP, oldest first; returns those reached by messages. */
function follow(
  rows: readonly XpRow[],
  seen: number,
  { rule, values }: ChatProgram,
  entryOf: (userId: string) => MemberLevelRow,
): (Omit<LevelUpRow, 'channelId'> & { line: XpRow })[] {
  const sums = new Map<string, number>();
  const add = ({ userId, xp }: XpRow) => {
    const sum = (sums.get(userId) ?? 0) + xp;
    sums.set(userId, sum);
    return sum;
  };
  rows.slice(0, seen).forEach(add);
  // A changed curve may move levels; that is not announced.
  for (const [userId, sum] of sums) entryOf(userId).level = levelAt(values, sum);
  return rows
    .slice(seen)
    .toSorted((one, other) => one.at - other.at || other.xp - one.xp)
    .flatMap((line) => {
      const { serverId, userId, at } = line;
      const xp = add(line);
      const entry = entryOf(userId);
      const [from, level] = [entry.level, levelAt(values, xp)];
      entry.level = level;
      const id = `lvl-${line.id}`;
      return level > from && line.kind === 'CHAT'
        ? [{ id, serverId, userId, ruleId: rule.id, from, level, xp, at, line }]
        : [];
    });
}

/** Channel of the last message that a line of XP counts; null if it is unknown. */
function channelOf({ db }: World, { ref, userId, serverId }: XpRow): string | null {
  const line = db.accrualRuns
    .find(({ id }) => id === ref)
    ?.lines.find((each) => each.userId === userId);
  const message = db.activity.find(
    (row) =>
      row.serverId === serverId &&
      row.userId === userId &&
      row.kind === 'MESSAGE' &&
      row.at === line?.last,
  );
  return message?.channelId ?? null;
}

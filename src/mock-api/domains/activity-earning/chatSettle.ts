import { HOUR } from '@/shared/time/durations';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { settleLevels } from './chatLevels';
import { resetsDue, resetXp } from './chatResets';
import { chatRuns, rulesInOrder, keepXpRun, paysCurrency, xpRun } from './chatXp';
import { activityUntil, engageRules } from './engageHour';
import { chatPrograms, wasUnlocked, type ChatProgram } from '../accrual-ledger/programs';
import type { AccrualRow } from '../accrual-ledger/rows';
import { memberPresence } from '../accrual-ledger/memberPresence';

/** How far messages of a server have been counted; null where no rule of chat to earn was ever on. */
function clockOf(
  { db, clock }: World,
  { id }: GuildRow,
  programs: readonly ChatProgram[],
): AccrualRow | null {
  const ruleId = `${id}-chat`;
  const found = db.accruals.find((row) => row.ruleId === ruleId);
  if (found || !programs.some(({ isOn }) => isOn)) return found ?? null;
  const now = clock.now();
  const row: AccrualRow = {
    serverId: id,
    module: 'chat-to-earn',
    ruleId,
    startedAt: now,
    settledTo: now,
    version: 1,
    marks: { resets: now },
  };
  db.accruals.push(row);
  return row;
}

/**
 * Counts the messages of hours that are over in XP, lets XP start over where that is due, and gives what levels
 * bring: each once and in the order of time. Hours paid in currency are to be paid before.
 *
 * @param until the end of an hour, ms since 1970
 */
export function settleXp(world: World, guild: GuildRow, until: number): void {
  const programs = chatPrograms(world, guild);
  const row = clockOf(world, guild, programs);
  if (row === null) return;
  countHours(world, guild, programs, row, until);
  const after = row.marks?.['resets'] ?? row.startedAt;
  // A reset takes what was earned until then, so that the hours before it have to be counted.
  const to = Math.min(world.clock.now(), until + HOUR - 1);
  if (to > after) {
    row.marks = { ...row.marks, resets: to };
    for (const reset of resetsDue(world, guild, programs, after, to)) resetXp(world, guild, reset);
  }
  settleLevels(world, guild, programs, row);
}

function countHours(
  world: World,
  guild: GuildRow,
  programs: readonly ChatProgram[],
  row: AccrualRow,
  until: number,
): void {
  if (until <= row.settledTo) return;
  const after = row.settledTo;
  row.settledTo = until;
  world.changed();
  const rules = rulesInOrder(programs);
  const paid = engageRules(world, guild);
  const isPaid = (rule: ChatProgram, to: number) =>
    paysCurrency(rule) &&
    paid?.engage.isOn === true &&
    paid.chats.some((each) => each.rule.id === rule.rule.id) &&
    wasUnlocked(world, guild.id, 'engage-to-earn', to);
  if (rules.every((rule) => isPaid(rule, until))) return;
  const activity = activityUntil(world, guild.id, until).filter(({ kind }) => kind === 'MESSAGE');
  const ends = activity.filter(({ at }) => at > after).map(({ at }) => Math.ceil(at / HOUR) * HOUR);
  const membersAt = memberPresence(world, guild.id);
  for (const to of new Set(ends)) {
    if (!wasUnlocked(world, guild.id, 'chat-to-earn', to)) continue;
    const hour = {
      guild,
      period: { from: to - HOUR, to },
      activity: activity.filter(({ at }) => at <= to),
      rules,
    };
    for (const rule of rules) {
      if (isPaid(rule, to)) continue;
      const run = xpRun({ ...hour, runs: chatRuns(world, guild) }, rule, membersAt(to));
      if (run) keepXpRun(world, run);
    }
  }
}

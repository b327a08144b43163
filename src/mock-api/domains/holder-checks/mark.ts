import type { GuildRow } from '../guilds/rows';
import type { HeldRole } from '../members/rows';
import type { World } from '../../store/world';
import type { HolderRule } from './holderRules';
import { checkAfter, checkInterval } from './checkTimes';
import { keptUntil } from './plan';
import type { HolderMarkRow } from './rows';

/** How far a server was checked. The first look at it begins the count. */
export function markOf({ db, clock }: World, { id: serverId }: GuildRow): HolderMarkRow {
  const known = db.holderMarks.find((row) => row.serverId === serverId);
  if (known) return known;
  const now = clock.now();
  const mark: HolderMarkRow = { serverId, startedAt: now, until: now };
  db.holderMarks.push(mark);
  return mark;
}

/** When a rule is checked next, ms since 1970; null while it is not in force. */
export function nextCheckOf(world: World, guild: GuildRow, rule: HolderRule): number | null {
  if (!rule.isOn) return null;
  return checkAfter(world.clock.now(), checkInterval(rule), markOf(world, guild).startedAt);
}

/** When a role of a rule in force is taken that is no longer called for, ms since 1970; null where it stays. */
export function takenAtOf(
  world: World,
  guild: GuildRow,
  rule: HolderRule,
  held: HeldRole,
): number | null {
  const isOfRule = held.source === 'RULE' && held.because === rule.id;
  const until = rule.isOn && isOfRule ? keptUntil(rule, held) : null;
  // A grace period that ended while the rule was off, or could not be checked, ends with the next check.
  return until === null || until > world.clock.now() ? until : nextCheckOf(world, guild, rule);
}

import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { moderate } from './auto-moderator/moderate';
import { verifyNewcomers } from './captcha/verifyNewcomers';
import type { CaseMark } from './rows';
import { tendTickets } from './tickets/tendTickets';

/**
 * Makes the cases that became due on a server since the last read, each once, and carries out their actions.
 * Synchronous, so two reads at the same time cannot both act. Call it before reading cases or members, and before
 * changing a rule.
 *
 * @param now end of the time range, ms since 1970
 */
export function settleCases(world: World, guild: GuildRow, now = world.clock.now()): void {
  const mark = markOf(world, guild, now);
  if (now < mark.until) return;
  const { length } = world.db.cases;
  moderate(world, guild, mark, now);
  verifyNewcomers(world, guild, mark, now);
  if (world.db.cases.length !== length) {
    // Keeps cases in order of time.
    const made = world.db.cases.splice(length).toSorted((one, other) => one.at - other.at);
    world.db.cases.push(...made);
    world.changed();
  }
  tendTickets(world, guild, now);
  mark.until = now;
}

/** A server without a mark is watched from now on. */
function markOf({ db }: World, { id: serverId }: GuildRow, now: number): CaseMark {
  const known = db.caseMarks.find((mark) => mark.serverId === serverId);
  if (known) return known;
  const mark: CaseMark = { serverId, until: now, newsFrom: now, since: now };
  db.caseMarks.push(mark);
  return mark;
}

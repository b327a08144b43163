import { rulePath } from '@/features/bot-modules/engine/addresses';
import { textAt } from '@/features/bot-modules/engine/read';
import { about as holdAbout } from '@/features/bot-modules/modules/hold-to-earn/about';
import type { GuildRow } from '../discord/rows';
import { tell } from '../notifications/news';
import { moduleRow } from '../bot-modules/modules';
import type { World } from '../world';
import { countedInWords } from './accrualWords';
import { holdRun, runIdOf, type Period } from './holdRuns';
import { periodsBetween } from './periods';
import { holdPrograms, wasUnlocked, type Program } from './programs';
import type { AccrualRow, AccrualRunRow } from './rows';

/** HOLD_TO_EARN (spec §3). */
export const HOLD_TO_EARN = 22;

/**
 * Pays what has become due on a server since somebody looked last: each period of each program once, in the
 * order of their ends. It answers at once, so that two looks at a time cannot both pay.
 */
export function settleAccruals(world: World, guild: GuildRow): void {
  settleHold(world, guild);
}

function settleHold(world: World, guild: GuildRow): void {
  const now = world.clock.now();
  const due = holdPrograms(world, guild).flatMap((program) => {
    const row = accrualOf(world, guild.id, program, now);
    return row === null
      ? []
      : duePeriods(program, row, now).map((period) => ({ program, row, period }));
  });
  for (const { program, row, period } of due.toSorted(
    (one, other) => one.period.to - other.period.to,
  )) {
    row.settledTo = period.to;
    if (program.isOn && wasUnlocked(world, guild.id, program.module, period.to))
      payHoldPeriod(world, guild, program, period);
    world.changed();
  }
}

/** How far a rule has been paid; null for one that was never in force. */
export function accrualOf(
  { db }: World,
  serverId: string,
  { module, rule, isOn }: Program,
  now: number,
): AccrualRow | null {
  const found = db.accruals.find(({ ruleId }) => ruleId === rule.id);
  if (!found && !isOn) return null;
  const { version } = rule;
  const row = found ?? {
    serverId,
    module,
    ruleId: rule.id,
    startedAt: now,
    settledTo: now,
    version,
  };
  if (!found) db.accruals.push(row);
  if (row.version !== version) {
    // What was due before the change has been paid: the API settles before it changes anything.
    row.version = version;
    row.settledTo = Math.max(row.settledTo, rule.updatedAt);
  }
  return row;
}

/** Where the periods of a program are counted from. */
export const startOf = ({ startsAt }: Program, { startedAt }: AccrualRow): number =>
  startsAt ?? startedAt;

const duePeriods = (program: Program, row: AccrualRow, now: number): Period[] =>
  periodsBetween(
    startOf(program, row),
    textAt(program.values, 'cadence'),
    row.settledTo,
    Math.min(now, program.endsAt ?? now),
  );

function payHoldPeriod(world: World, guild: GuildRow, program: Program, period: Period): void {
  if (world.db.accrualRuns.some(({ id }) => id === runIdOf(program.rule.id, period.to))) return;
  const { run, isShort } = holdRun(world, guild.id, program, period);
  keepRun(world, run, HOLD_TO_EARN);
  if (isShort && textAt(program.values, 'onEmpty') === 'PAUSE') pause(world, guild, program);
}

/** Writes a run down, and a line of the ledger for everybody it paid. */
function keepRun(world: World, run: AccrualRunRow, module: number): void {
  world.db.accrualRuns.push(run);
  for (const { userId, points, units } of run.lines)
    if (points > 0)
      world.db.points.push({
        id: `pts-${run.id}-${userId}`,
        at: run.to,
        serverId: run.serverId,
        userId,
        module,
        type: 'EARN',
        points,
        label: `${run.name}: ${countedInWords(run.module, units)}`,
        ref: run.id,
      });
}

/** Switches a program off whose budget is not enough, and tells the owner. */
function pause(world: World, guild: GuildRow, program: Program): void {
  program.isOn = false;
  const rule = moduleRow(world, guild, program.module).rules.find(
    ({ id }) => id === program.rule.id,
  );
  if (!rule) return;
  Object.assign(rule, { enabled: false, version: rule.version + 1, updatedAt: world.clock.now() });
  tell(world, guild.ownerId, 'community', {
    title: `“${program.name}” has paused`,
    text: 'A period needed more points than its budget has. Nothing was paid for it.',
    path: rulePath(holdAbout, program.rule.id),
  });
}

import { rulePath } from '@/features/modules/engine/addresses';
import { about as holdAbout } from '@/features/modules/definitions/hold-to-earn/about';
import type { GuildRow } from '../guilds/rows';
import { tell } from '../notifier/news';
import { moduleRow } from '../module-settings/modules';
import { indexHoldings, type HoldingIndex } from '../conditions/holdingIndex';
import type { World } from '../../store/world';
import { currencyOf, moneyInWords } from '../accrual-ledger/currency';
import { settleXp } from '../activity-earning/chatSettle';
import { settleEngage } from '../activity-earning/engageSettle';
import { endHoldRoles, settleHoldRoles } from '../hold-to-earn/holdRoles';
import { holdRun } from '../hold-to-earn/holdRun';
import { runIdOf, type Period } from '../accrual-ledger/periods';
import { expiriesDue } from '../accrual-ledger/expiry';
import { settleInvites } from '../invite-to-earn/inviteSettle';
import { settlePlay } from '../play-to-earn/playSettle';
import { settleTweets } from '../tweet-to-earn/tweetSettle';
import { accrualOf, keepRun } from '../accrual-ledger/ledger';
import { wantedBy } from '../accrual-ledger/runAmounts';
import { lastHour, periodsBetween } from '../accrual-ledger/periods';
import { holdPrograms, wasUnlocked, type HoldProgram, startOf } from '../accrual-ledger/programs';
import type { AccrualRow } from '../accrual-ledger/rows';

/** HOLD_TO_EARN (spec §3). */
const HOLD_TO_EARN = 22;

/**
 * Pays everything that became due on a server since the last read: each period of each program once, in the order of
 * their ends. Synchronous, so two reads at the same time cannot both pay.
 */
export function settleAccruals(world: World, guild: GuildRow): void {
  const { length } = world.db.points;
  settleHold(world, guild);
  for (const { at, carryOut } of expiriesDue(world, guild)) {
    settleActivity(world, guild, lastHour(at));
    carryOut();
  }
  settleActivity(world, guild, lastHour(world.clock.now()));
  inOrder(world.db, length);
}

/** Pays the activity of each hour up to `until`. */
function settleActivity(world: World, guild: GuildRow, until: number): void {
  settleEngage(world, guild, until);
  settleXp(world, guild, until);
  settleTweets(world, guild, until);
  settleInvites(world, guild, until);
  settlePlay(world, guild, until);
}

/** Restores the ledger's order of time, because modules are paid one after another. */
function inOrder(db: World['db'], before: number): void {
  const isBehind = (at: number, place: number) => (db.points[place - 1]?.at ?? at) > at;
  if (db.points.slice(before).some(({ at }, place) => isBehind(at, before + place)))
    db.points = db.points.toSorted((one, other) => one.at - other.at);
}

function settleHold(world: World, guild: GuildRow): void {
  payHoldPeriods(world, guild);
  endRoles(world, guild);
}

function payHoldPeriods(world: World, guild: GuildRow): void {
  const now = world.clock.now();
  const due = holdPrograms(world, guild).flatMap((program) => {
    const row = accrualOf(world, guild.id, program, now);
    return row === null
      ? []
      : duePeriods(program, row, now).map((period) => ({ program, row, period }));
  });
  if (due.length === 0) return;
  const index = indexHoldings(world);
  for (const { program, row, period } of due.toSorted(
    (one, other) => one.period.to - other.period.to,
  )) {
    row.settledTo = period.to;
    if (program.isOn && wasUnlocked(world, guild.id, program.module, period.to))
      payHoldPeriod(world, guild, program, period, index);
    world.changed();
  }
}

/**
 * Takes back the roles of programs whose last day is over. Members have them only while they hold and the program runs.
 */
function endRoles(world: World, guild: GuildRow): void {
  const now = world.clock.now();
  for (const program of holdPrograms(world, guild))
    if (program.endsAt !== null && program.endsAt <= now) endHoldRoles(world, guild, program);
}

const duePeriods = (program: HoldProgram, row: AccrualRow, now: number): Period[] =>
  periodsBetween(
    startOf(program, row),
    program.values.cadence,
    row.settledTo,
    Math.min(now, program.endsAt ?? now),
  );

function payHoldPeriod(
  world: World,
  guild: GuildRow,
  program: HoldProgram,
  period: Period,
  index: HoldingIndex,
): void {
  if (world.db.accrualRuns.some(({ id }) => id === runIdOf(program.rule.id, period.to))) return;
  const { run, isShort } = holdRun(world, guild.id, program, period, index);
  const gained = settleHoldRoles(world, guild, program, run);
  if (run.gives === 'ROLE') run.gained = gained;
  keepRun(world, run, HOLD_TO_EARN);
  const currency = currencyOf(program.values);
  if (isShort && currency && program.values.onEmpty === 'PAUSE')
    pause(world, guild, program, moneyInWords(wantedBy(run), currency));
}

/** Switches off a program whose budget is too small, and notifies the owner. */
function pause(world: World, guild: GuildRow, program: HoldProgram, needed: string): void {
  program.isOn = false;
  const rule = moduleRow(world, guild, program.module).rules.find(
    ({ id }) => id === program.rule.id,
  );
  if (!rule) return;
  Object.assign(rule, { enabled: false, version: rule.version + 1, updatedAt: world.clock.now() });
  tell(world, guild.ownerId, 'community', {
    event: 'TREASURY',
    title: `“${program.name}” is paused`,
    text: `A period needed ${needed}, more than the budget. Nothing was paid for it.`,
    path: rulePath(holdAbout, program.rule.id),
  });
}

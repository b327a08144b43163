import { DAY } from '@/shared/time/durations';
import { currencyOf } from '../accrual-ledger/currency';
import { holdPrograms, wasUnlocked, type HoldProgram } from '../accrual-ledger/programs';
import { paidBy } from '../accrual-ledger/runAmounts';
import { indexHoldings } from '../conditions/holdingIndex';
import type { GuildRow } from '../guilds/rows';
import { periodNow } from '../hold-to-earn/holdEarningView';
import { holdRun } from '../hold-to-earn/holdRun';
import type { World } from '../../store/world';
import { paidAt } from './spending';

/** Days of payouts that the daily average of claims, quests and posts is computed from. */
const RATE_DAYS = 7;

/** Base units that leave a ledger wallet in a day, by mint; null is SOL. */
export type Outgoing = ReadonlyMap<string | null, bigint>;

/** An amount over a time in ms, as an amount per day, rounded up. */
export const aDay = (amount: bigint, length: number): bigint =>
  (amount * BigInt(DAY) + BigInt(length) - 1n) / BigInt(length);

/** A program's pay in a day if its current period ended with the present holdings; null where it pays no money. */
function programPerDay(
  { world, guild }: { world: World; guild: GuildRow },
  program: HoldProgram,
  index = indexHoldings(world),
): { mint: string | null; units: bigint } | null {
  const { mint } = currencyOf(program.values) ?? {};
  const period = mint === undefined ? null : periodNow({ world, guild }, program);
  if (mint === undefined || period === null) return null;
  const { run } = holdRun(world, guild.id, program, period, index);
  return { mint, units: aDay(paidBy(run), period.to - period.from) };
}

/**
 * Base units that leave the ledger wallet of a server in a day: the pay of running hold-to-earn programs for present
 * holders, and a seventh of all other payouts of the last seven days of 24 hours. Withdrawals do not count. Each sum is
 * rounded up, so that a balance never lasts less than shown.
 *
 * @param but the id of a program to leave out
 */
export function outgoingOf(world: World, guild: GuildRow, but?: string): Outgoing {
  const { db, clock } = world;
  const now = clock.now();
  const outgoing = new Map<string | null, bigint>();
  const add = (mint: string | null, units: bigint) =>
    outgoing.set(mint, (outgoing.get(mint) ?? 0n) + units);
  const running = holdPrograms(world, guild).filter(
    ({ isOn, module, rule, startsAt }) =>
      isOn &&
      rule.id !== but &&
      (startsAt === null || startsAt <= now) &&
      wasUnlocked(world, guild.id, module, now),
  );
  const index = indexHoldings(world);
  for (const program of running) {
    const perDay = programPerDay({ world, guild }, program, index);
    if (perDay) add(perDay.mint, perDay.units);
  }
  const ofPrograms = new Set(
    db.accrualRuns.flatMap(({ id, serverId, module }) =>
      serverId === guild.id && module === 'hold-to-earn' ? [id] : [],
    ),
  );
  const week = new Map<string | null, bigint>();
  for (const row of db.payouts) {
    const at = paidAt({ kind: 'REWARD', row });
    const isOther = !ofPrograms.has(row.ref.slice(0, row.ref.lastIndexOf(':')));
    if (row.serverId !== guild.id || row.status !== 'SUCCESS' || row.piece !== null) continue;
    if (!isOther || at > now || at <= now - RATE_DAYS * DAY) continue;
    week.set(row.mint, (week.get(row.mint) ?? 0n) + BigInt(row.amount));
  }
  for (const [mint, units] of week) add(mint, aDay(units, RATE_DAYS * DAY));
  return outgoing;
}

/** Larger numbers of days aren't exact. */
const MOST_DAYS = BigInt(Number.MAX_SAFE_INTEGER);

/** Whole days that an amount lasts; null where nothing is paid out. */
export function runwayOf(free: bigint, perDay: bigint): number | null {
  if (perDay === 0n) return null;
  const days = free / perDay;
  return Number(days > MOST_DAYS ? MOST_DAYS : days);
}

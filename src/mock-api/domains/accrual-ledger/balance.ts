import { ONE, unitsOf } from '@/features/modules/common-fields/decimal';
import type { EngageSettings } from '@/features/modules/definitions/engage-to-earn/fields';
import type { GuildRow } from '../guilds/rows';
import { entriesOf, totalsOf } from '../point-balances/sums';
import type { World } from '../../store/world';
import { wholePointsOf } from './currency';
import { engageProgram } from './programs';

/** ENGAGE_TO_EARN (spec §3). */
export const ENGAGE_TO_EARN = 23;

/** The minimum balance in whole points, rounded up: games and claims can't spend below it. */
export const minBalanceOf = ({ minBalance }: Pick<EngageSettings, 'minBalance'>): number =>
  Number(((unitsOf(minBalance) ?? 0n) + ONE - 1n) / ONE);

/** The maximum balance in whole points; null without one. */
export const maxBalanceOf = ({
  hasMaxBalance,
  maxBalance,
}: Pick<EngageSettings, 'hasMaxBalance' | 'maxBalance'>): number | null =>
  hasMaxBalance ? wholePointsOf(maxBalance) : null;

/** Points of a way to earn that a member can't spend on a server; 0 while Engage to earn is off. */
export function keptOn(world: World, guild: GuildRow, module: number): number {
  const engage = module === ENGAGE_TO_EARN ? engageProgram(world, guild) : null;
  return engage?.isOn ? minBalanceOf(engage.values) : 0;
}

/**
 * Whole points of Engage to earn a member can spend at a moment. Hours are often paid late: what was earned after
 * that moment does not count, and what was spent after it is gone.
 */
export function spendableAt(
  { db }: Pick<World, 'db'>,
  serverId: string,
  userId: string,
  at: number,
): number {
  const rows = entriesOf({ db }, serverId, userId, ENGAGE_TO_EARN);
  const until = rows.filter((row) => row.at <= at);
  return Math.floor(Math.min(totalsOf(rows, at).available, totalsOf(until, at).available));
}

/**
 * Points a member may still earn below the maximum balance; null without one. Points locked for a claim count:
 * a claim that is returned never lifts a balance above it.
 */
export function roomOf(world: World, serverId: string, settings: EngageSettings, userId: string) {
  const most = maxBalanceOf(settings);
  if (most === null) return null;
  const { available, locked } = totalsOf(
    entriesOf(world, serverId, userId, ENGAGE_TO_EARN),
    world.clock.now(),
  );
  return Math.max(0, Math.floor(most - available - locked));
}

import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { holdersIn } from './holdRoles';
import { runsOf } from './holdRuns';
import { periodAfter } from '../accrual-ledger/periods';
import { holdPrograms } from '../accrual-ledger/programs';

/** What a member's chatting and posts are multiplied by at a moment because of what they hold. */
export type HoldFactor = (userId: string, at: number) => number;

/**
 * Multipliers of hold-to-earn programs in force. A member who held at a program's last snapshot has its multiplier
 * until the next period ends; of several programs the highest counts.
 */
export function holdFactorOf(world: World, guild: GuildRow): HoldFactor {
  const granted = holdPrograms(world, guild)
    .filter(({ isOn, values }) => isOn && values.rewardKind === 'MULTIPLIER')
    .flatMap(({ rule, values, startsAt, endsAt }) => {
      const start =
        startsAt ?? world.db.accruals.find(({ ruleId }) => ruleId === rule.id)?.startedAt;
      if (start === undefined) return [];
      return runsOf(world, rule.id)
        .filter(({ gives }) => gives === 'MULTIPLIER')
        .map((run) => ({
          from: run.to,
          until: Math.min(periodAfter(start, values.cadence, run.to).to, endsAt ?? Infinity),
          factor: run.factor ?? 1,
          holders: holdersIn(run),
        }));
    });
  return (userId, at) =>
    Math.max(
      1,
      ...granted
        .filter(({ from, until, holders }) => from <= at && at < until && holders.has(userId))
        .map(({ factor }) => factor),
    );
}

import charts from '@/features/modules/definitions/nft-crypto-charts-tracker/definition';
import hold from '@/features/modules/definitions/hold-to-earn/definition';
import reports from '@/features/modules/definitions/nft-stats-tracker/definition';
import scheduled from '@/features/modules/definitions/schedule-message/definition';
import trending from '@/features/modules/definitions/trending-nft-crypto-tracker/definition';
import { nextRuns } from '@/features/modules/common-fields/nextRuns';
import { holderModules } from '@/features/modules/holder-checks/holderModules';
import { SECOND } from '@/shared/time/durations';
import { periodAfter } from '../accrual-ledger/periods';
import { holdPrograms, startOf } from '../accrual-ledger/programs';
import { checkFrom, checkInterval } from '../holder-checks/checkTimes';
import { holderRules } from '../holder-checks/holderRules';
import { markOf, nextCheckOf } from '../holder-checks/mark';
import { isUnlocked, stored } from '../module-settings/modules';
import type { ModuleContext } from '../module-settings/moduleContext';
import type { RuleRow } from '../module-settings/rows';
import { heldItemAt } from '../orders/held';
import { REPORTS } from '../post-history/posts/nft-stats-tracker';
import { LEAST_STEP } from '../post-history/posts/trending-nft-crypto-tracker';

/** The first step of a clock after a moment, all in ms since 1970; null where there is no pause between steps. */
const stepAfter = (every: number, after: number, from = 0): number | null =>
  every > 0 ? from + (Math.floor((after - from) / every) + 1) * every : null;

/** When a rule runs next by its schedule, ms since 1970; null for rules that have none or are not in force. */
export function nextRunOf(here: ModuleContext, rule: RuleRow): number | null {
  const { world, guild, spec, row } = here;
  if (!row.enabled || !rule.enabled || !isUnlocked(world, guild, spec.planItem)) return null;
  const now = world.clock.now();
  switch (spec.slug) {
    case scheduled.slug: {
      const { schedule } = stored(scheduled, rule.values);
      return nextRuns(schedule, new Date(now), 1)[0]?.getTime() ?? null;
    }
    case reports.slug: {
      const { every, from } = REPORTS[stored(reports, rule.values).every] ?? { every: 0 };
      return stepAfter(every, now, from);
    }
    case charts.slug:
      return stepAfter(stored(charts, rule.values).every * SECOND, now);
    case trending.slug:
      return stepAfter(Math.max(LEAST_STEP, stored(trending, rule.values).interval) * SECOND, now);
    case hold.slug:
      return nextPayout(here, rule, now);
    default: {
      const checked = holderRuleOf(here, rule);
      return checked ? nextCheckOf(world, guild, checked) : null;
    }
  }
}

function nextPayout({ world, guild }: ModuleContext, { id }: RuleRow, now: number): number | null {
  const program = holdPrograms(world, guild).find((each) => each.rule.id === id);
  const row = world.db.accruals.find(({ ruleId }) => ruleId === id);
  if (!program || !row) return null;
  const { to } = periodAfter(startOf(program, row), program.values.cadence, now);
  return program.endsAt !== null && to > program.endsAt ? null : to;
}

/** When a holder rule as it is now was last checked, ms since 1970; null for other rules, and before the first check. */
export function lastCheckOf(here: ModuleContext, rule: RuleRow): number | null {
  const { world, guild, spec } = here;
  const checked = holderRuleOf(here, rule);
  if (!checked?.isOn) return null;
  const { startedAt } = markOf(world, guild);
  const step = checkInterval(checked);
  const last = checkFrom(world.clock.now() + 1, step, startedAt) - step;
  const wasInForce = last > Math.max(startedAt, rule.updatedAt);
  return wasInForce && heldItemAt(world, guild.id, spec.planItem)(last) ? last : null;
}

const holderRuleOf = ({ world, guild, spec }: ModuleContext, rule: RuleRow) =>
  holderModules.some((slug) => slug === spec.slug)
    ? holderRules(world, guild).find(({ id }) => id === rule.id)
    : undefined;

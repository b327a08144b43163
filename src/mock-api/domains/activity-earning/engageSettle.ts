import { HOUR } from '@/shared/time/durations';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { indexHoldings } from '../conditions/holdingIndex';
import { ENGAGE_TO_EARN } from '../accrual-ledger/balance';
import { countXp } from './chatXp';
import { accrualOf, keepRun } from '../accrual-ledger/ledger';
import { activityUntil, engageRules, engageRuns, hourOf } from './engageHour';
import { hourRun } from './engageRuns';
import { wasUnlocked } from '../accrual-ledger/programs';
import { holdFactorOf } from '../hold-to-earn/holdFactor';
import { memberPresence } from '../accrual-ledger/memberPresence';

/** Pays the hours that are over and in which something happened, each once and in their order. */
export function settleEngage(world: World, guild: GuildRow, until: number): void {
  const rules = engageRules(world, guild);
  if (rules === null) return;
  const now = world.clock.now();
  const row = accrualOf(world, guild.id, rules.engage, now);
  if (row === null || until <= row.settledTo) return;
  const activity = activityUntil(world, guild.id, until);
  const ends = activity
    .filter(({ at }) => at > row.settledTo)
    .map(({ at }) => Math.ceil(at / HOUR) * HOUR);
  row.settledTo = until;
  const index = indexHoldings(world);
  const membersAt = memberPresence(world, guild.id);
  const holdFactor = holdFactorOf(world, guild);
  for (const to of new Set(ends)) {
    if (!rules.engage.isOn || !wasUnlocked(world, guild.id, 'engage-to-earn', to)) continue;
    const hour = hourOf(world, guild, rules, { from: to - HOUR, to }, activity, index, holdFactor);
    const members = membersAt(to);
    for (const rule of [...rules.chats, rules.engage]) {
      const run = hourRun(hour, rule, members, engageRuns(world, guild.id));
      if (!run) continue;
      keepRun(world, run, ENGAGE_TO_EARN);
      if (run.module === 'chat-to-earn') countXp(world, run);
    }
  }
  world.changed();
}

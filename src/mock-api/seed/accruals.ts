import { HOUR } from '@/shared/time/durations';
import type { ModuleRow } from '../domains/module-settings/rows';
import { CAMPAIGN_DAYS, WHERE_INVITES_PAY } from '../domains/quest-invites/seed';
import type { AccrualModule, AccrualRow, AccrualTables } from '../domains/accrual-ledger/rows';
import { raidMarks } from './raids';

/** Age of programs on the owner's largest server; the first read pays everything due since. */
const AGO = 6 * 24 * HOUR + 5 * HOUR;
/** Rules that have run for a while, and their age. */
const rules: readonly (readonly [serverId: string, module: AccrualModule, ago: number])[] = [
  ['srv-keep', 'hold-to-earn', AGO],
  ['srv-keep', 'tweet-to-earn', AGO],
  ['srv-hq', 'tweet-to-earn', AGO],
  [WHERE_INVITES_PAY, 'invite-to-earn', CAMPAIGN_DAYS * 24 * HOUR],
];
/** The same for modules with one form. */
const forms = [
  ['srv-keep', 'engage-to-earn', 'srv-keep-engage'],
  ['srv-hq', 'engage-to-earn', 'srv-hq-engage'],
  ['srv-hq', 'play-to-earn', 'srv-hq-play'],
] as const;

/** Programs that have run for some days. Their runs are made at the first read, by the code that pays. */
export function seedAccruals(now: number, modules: readonly ModuleRow[]): AccrualTables {
  const accruals = rules.flatMap(([serverId, module, ago]) =>
    (modules.find((row) => row.serverId === serverId && row.slug === module)?.rules ?? []).flatMap(
      ({ id, version, enabled }, place): AccrualRow[] => {
        if (!enabled) return [];
        const row = { serverId, module, ruleId: id, startedAt: now - ago, version };
        const marks = module === 'tweet-to-earn' ? { marks: raidMarks(now, place) } : {};
        return [{ ...row, settledTo: row.startedAt, ...marks }];
      },
    ),
  );
  const settings = forms
    .filter(([of, slug]) => modules.some((row) => row.serverId === of && row.slug === slug))
    .map(([serverId, module, ruleId]): AccrualRow => ({
      serverId,
      module,
      ruleId,
      startedAt: now - AGO,
      settledTo: now - AGO,
      version: 1,
    }));
  return { accruals: [...accruals, ...settings], accrualRuns: [], postReviews: [] };
}

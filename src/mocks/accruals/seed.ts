import type { ModuleRow } from '../bot-modules/rows';
import type { AccrualRow, AccrualTables } from './rows';

const HOUR = 3_600_000;
/** How long ago programs of the largest server of the owner's began; the first look pays what is due since. */
const AGO = 6 * 24 * HOUR + 5 * HOUR;

/** Programs that have run for some days. Their runs are made by the code that pays, when somebody looks. */
export function seedAccruals(now: number, modules: readonly ModuleRow[]): AccrualTables {
  const accruals = modules
    .filter(({ serverId, slug }) => serverId === 'srv-keep' && slug === 'hold-to-earn')
    .flatMap(({ serverId, rules }) =>
      rules.map(({ id, version }): AccrualRow => ({
        serverId,
        module: 'hold-to-earn',
        ruleId: id,
        startedAt: now - AGO,
        settledTo: now - AGO,
        version,
      })),
    );
  const forms = [
    ['srv-keep', 'engage-to-earn', 'srv-keep-engage'],
    ['srv-hq', 'play-to-earn', 'srv-hq-play'],
  ] as const;
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
  return { accruals: [...accruals, ...settings], accrualRuns: [] };
}

import type { ModuleSpec } from '@/features/bot-modules/engine/defineModule';
import { itemsAt, textAt } from '@/features/bot-modules/engine/read';
import { loadModule } from '@/features/bot-modules/engine/registry';
import type { Values } from '@/features/bot-modules/fields/field';
import { holderModules } from '@/features/holder-checks/holderCheck';
import { isUnlocked, moduleRow, stored } from '../bot-modules/modules';
import type { GuildRow } from '../discord/rows';
import { exact } from '../holdings/holdings';
import type { World } from '../world';

/** A rule that gives roles to holders. */
export interface HolderRule {
  id: string;
  module: string;
  name: string;
  /** Whether it is in force: it and its module are on, and a package holds the module. */
  isOn: boolean;
  values: Values;
}

export const ruleOf = (
  { slug }: Pick<ModuleSpec, 'slug'>,
  id: string,
  isOn: boolean,
  values: Values,
): HolderRule => ({ id, module: slug, name: textAt(values, 'name'), isOn, values });

/** The holder rules of a server, of both modules. */
export async function holderRules(world: World, guild: GuildRow): Promise<HolderRule[]> {
  const specs = await Promise.all(holderModules.map((slug) => loadModule(slug)));
  return specs.flatMap((spec) => {
    if (!spec) return [];
    const row = moduleRow(world, guild, spec.slug);
    const isOn = row.enabled && isUnlocked(world, guild, spec.planItem);
    return row.rules.map((rule) =>
      ruleOf(spec, rule.id, isOn && rule.enabled, stored(spec, rule.values)),
    );
  });
}

/** What a step of a ladder counts, by its first condition; null for a rule that is of no ladder. */
const ladderOf = ({ values }: HolderRule): string | null => {
  const [first] = itemsAt(values, 'conditions');
  if (!first || textAt(values, 'ladder') !== 'HIGHEST') return null;
  const { currency, mint, measure } = first;
  return JSON.stringify([currency, currency === 'SOL' ? null : mint, measure]);
};

const leastOf = ({ values }: HolderRule): bigint =>
  exact(textAt(itemsAt(values, 'conditions')[0] ?? {}, 'least'));

/** The rules in force that stand higher on the same ladder: who is on one of them has its roles alone. */
export function higherSteps(rule: HolderRule, all: readonly HolderRule[]): HolderRule[] {
  const ladder = ladderOf(rule);
  if (ladder === null) return [];
  return all.filter(
    (other) =>
      other.id !== rule.id &&
      other.isOn &&
      ladderOf(other) === ladder &&
      leastOf(other) > leastOf(rule),
  );
}

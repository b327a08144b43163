import type { Values } from '@/features/modules/common-fields/field';
import crypto from '@/features/modules/definitions/crypto-holder-verification/definition';
import nft from '@/features/modules/definitions/holder-verification/definition';
import { holderModules, type HolderModule } from '@/features/modules/holder-checks/holderCheck';
import type { HolderSettings } from '../conditions/holders';
import { completed, isUnlocked, moduleRow } from '../module-settings/modules';
import type { Db } from '../../store/db';
import type { GuildRow } from '../guilds/rows';
import { exact } from '../holdings/holdings';
import { heldItemAt } from '../orders/held';
import type { World } from '../../store/world';

/** A rule that gives roles to holders, of either module. */
export type HolderRule = HolderSettings & {
  id: string;
  name: string;
  /** Whether it is in force: it and its module are on, and a package holds the module. */
  isOn: boolean;
};

const specs = { 'holder-verification': nft, 'crypto-holder-verification': crypto };

/** A rule of a module with these values. */
export function ruleOf(
  module: HolderModule,
  own: Pick<HolderRule, 'id' | 'isOn'>,
  values: Values,
): HolderRule {
  const settings: HolderSettings =
    module === 'holder-verification'
      ? { module, values: nft.read(values) }
      : { module, values: crypto.read(values) };
  return { ...own, ...settings, name: settings.values.name };
}

/** The holder rules of a server, of both modules, and whether each works now. */
export const holderRules = (world: World, guild: GuildRow): HolderRule[] =>
  holderModules.flatMap((module) => {
    const isHeld = isUnlocked(world, guild, specs[module].planItem);
    return switchedRules(world, guild, module).map((rule) =>
      Object.assign(rule, { isOn: rule.isOn && isHeld }),
    );
  });

/** The same for a moment that has passed: switched as they are now, by the packages of then. */
export function holderRulesAt(world: World, guild: GuildRow): (at: number) => HolderRule[] {
  const modules = holderModules.map((module) => ({
    rules: switchedRules(world, guild, module),
    isHeld: heldItemAt(world, guild.id, specs[module].planItem),
  }));
  return (at) =>
    modules.flatMap(({ rules, isHeld }) => {
      const isOn = isHeld(at);
      return rules.map((rule) => ({ ...rule, isOn: rule.isOn && isOn }));
    });
}

/** The rules that are switched on with their modules, whatever the package. */
export const switchedOnRules = (
  world: { db: Pick<Db, 'modules'> },
  guild: GuildRow,
): HolderRule[] =>
  holderModules.flatMap((module) => switchedRules(world, guild, module)).filter(({ isOn }) => isOn);

/** Rules of a module, on where they and it are switched on, whatever the package. */
function switchedRules(
  world: { db: Pick<Db, 'modules'> },
  guild: GuildRow,
  module: HolderModule,
): HolderRule[] {
  const { enabled, rules } = moduleRow(world, guild, module);
  return rules.map((rule) =>
    ruleOf(
      module,
      { id: rule.id, isOn: enabled && rule.enabled },
      completed(specs[module], rule.values),
    ),
  );
}

/** The ladder a rule is on by its first condition, and how high; null for a rule that is on none. */
function stepOf(rule: HolderRule): { ladder: string; least: bigint } | null {
  if (rule.module !== 'crypto-holder-verification' || rule.values.ladder !== 'HIGHEST') return null;
  const [first] = rule.values.conditions;
  if (!first) return null;
  const { currency, mint, measure, least } = first;
  return {
    ladder: JSON.stringify([currency, currency === 'SOL' ? null : mint, measure]),
    least: exact(least),
  };
}

/** The rules in force that stand higher on the same ladder: who is on one of them has its roles alone. */
export function higherSteps(rule: HolderRule, all: readonly HolderRule[]): HolderRule[] {
  const own = stepOf(rule);
  if (!own) return [];
  return all.filter((other) => {
    if (other.id === rule.id || !other.isOn) return false;
    const step = stepOf(other);
    return step?.ladder === own.ladder && step.least > own.least;
  });
}

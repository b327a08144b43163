import type { Values } from '@/features/modules/common-fields/field';
import crypto from '@/features/modules/definitions/crypto-holder-verification/definition';
import nft from '@/features/modules/definitions/holder-verification/definition';
import { holderModules, type HolderModule } from '@/features/modules/holder-checks/holderModules';
import type { HolderSettings } from '../conditions/holders';
import { completed, isUnlocked, moduleRow } from '../module-settings/modules';
import type { Db } from '../../store/db';
import type { GuildRow } from '../guilds/rows';
import { exact } from '../holdings/holdings';
import { heldItemAt } from '../orders/held';
import type { World } from '../../store/world';

/** A rule of either module that gives roles to holders. */
export type HolderRule = HolderSettings & {
  id: string;
  name: string;
  /** Whether it is active: it and its module are on, and a package includes the module. */
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

/** The holder rules of a server, of both modules, and whether each is active now. */
export const holderRules = (world: World, guild: GuildRow): HolderRule[] =>
  holderModules.flatMap((module) => {
    const isHeld = isUnlocked(world, guild, specs[module].planItem);
    return switchedRules(world, guild, module).map((rule) =>
      Object.assign(rule, { isOn: rule.isOn && isHeld }),
    );
  });

/** The same for an earlier moment: switched as now, with the packages of that time. */
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

/** Rules that are on in modules that are on, regardless of the package. */
export const switchedOnRules = (
  world: { db: Pick<Db, 'modules'> },
  guild: GuildRow,
): HolderRule[] =>
  holderModules.flatMap((module) => switchedRules(world, guild, module)).filter(({ isOn }) => isOn);

/** Rules of a module; `isOn` where both are on, regardless of the package. */
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

/** The ladder of a rule by its first condition, and its amount; null for a rule that is on no ladder. */
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

/** Active rules with a higher amount on the same ladder: a member who qualifies for one of them gets only its roles. */
export function higherSteps(rule: HolderRule, all: readonly HolderRule[]): HolderRule[] {
  const own = stepOf(rule);
  if (!own) return [];
  return all.filter((other) => {
    if (other.id === rule.id || !other.isOn) return false;
    const step = stepOf(other);
    return step?.ladder === own.ladder && step.least > own.least;
  });
}

import type { ModuleSpec } from '@/features/bot-modules/engine/defineModule';
import { itemsAt, textAt } from '@/features/bot-modules/engine/read';
import type { Values } from '@/features/bot-modules/fields/field';
import crypto from '@/features/bot-modules/modules/crypto-holder-verification/definition';
import nft from '@/features/bot-modules/modules/holder-verification/definition';
import { isUnlocked, moduleRow, stored } from '../modules/modules';
import type { Db } from '../../store/db';
import type { GuildRow } from '../guilds/rows';
import { exact } from '../holdings/holdings';
import { heldItemAt } from '../orders/held';
import type { World } from '../../store/world';

/** The modules whose rules give roles to holders. */
const specs: readonly ModuleSpec[] = [nft, crypto];

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

/** The holder rules of a server, of both modules, and whether each works now. */
export const holderRules = (world: World, guild: GuildRow): HolderRule[] =>
  specs.flatMap((spec) => {
    const isOn = isUnlocked(world, guild, spec.planItem);
    return switchedRules(world, guild, spec).map((rule) =>
      Object.assign(rule, { isOn: rule.isOn && isOn }),
    );
  });

/** The same for a moment that has passed: switched as they are now, by the packages of then. */
export function holderRulesAt(world: World, guild: GuildRow): (at: number) => HolderRule[] {
  const modules = specs.map((spec) => ({
    rules: switchedRules(world, guild, spec),
    isHeld: heldItemAt(world, guild.id, spec.planItem),
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
  specs.flatMap((spec) => switchedRules(world, guild, spec)).filter(({ isOn }) => isOn);

/** Rules of a module, on where they and it are switched on, whatever the package. */
function switchedRules(
  world: { db: Pick<Db, 'modules'> },
  guild: GuildRow,
  spec: ModuleSpec,
): HolderRule[] {
  const { enabled, rules } = moduleRow(world, guild, spec.slug);
  return rules.map((rule) =>
    ruleOf(spec, rule.id, enabled && rule.enabled, stored(spec, rule.values)),
  );
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

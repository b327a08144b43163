import type { GuildRow } from '../discord/rows';
import { indexHoldings, type HoldingIndex } from '../rules/holdingIndex';
import {
  holderOutcome,
  readHolderRule,
  type HolderOutcome,
  type RuleWallet,
} from '../rules/holders';
import type { World } from '../world';
import { higherSteps, type HolderRule } from './holderRules';

/** What a rule means for somebody, the other rules of its ladder included. */
export interface Entitlement extends HolderOutcome {
  /** The rule of the ladder whose roles they have in place of this one's. */
  above: HolderRule | null;
}

/** Who is entitled to what on a server, at one moment. */
export interface Book {
  rules: readonly HolderRule[];
  index: HoldingIndex;
  /** Asked again, it is not worked out again. */
  of: (rule: HolderRule, userId: string) => Entitlement;
  /** For a wallet by itself, as if it were all somebody has. */
  ofWallet: (rule: HolderRule, address: string) => Entitlement;
}

/** Opens the book of a server. Holdings must not change while it is read. */
export function openBook(world: World, rules: readonly HolderRule[]): Book {
  const index = indexHoldings(world);
  const look = { index, now: world.clock.now() };
  const known = new Map<string, Map<string, HolderOutcome>>();
  const steps = new Map(rules.map((rule) => [rule.id, higherSteps(rule, rules)]));

  const read = new Map(rules.map((rule) => [rule.id, readHolderRule(rule.values)]));
  const readOf = ({ id, values }: HolderRule) => read.get(id) ?? readHolderRule(values);

  const outcomeOf = (rule: HolderRule, key: string, wallets: readonly RuleWallet[]) => {
    const ofRule = known.get(rule.id) ?? new Map<string, HolderOutcome>();
    known.set(rule.id, ofRule);
    const outcome = ofRule.get(key) ?? holderOutcome(look, readOf(rule), wallets);
    ofRule.set(key, outcome);
    return outcome;
  };
  const entitlement = (rule: HolderRule, key: string, wallets: readonly RuleWallet[]) => {
    const outcome = outcomeOf(rule, key, wallets);
    const above =
      outcome.qualifies === true
        ? (steps.get(rule.id)?.find((step) => outcomeOf(step, key, wallets).qualifies === true) ??
          null)
        : null;
    return { ...outcome, above, qualifies: above === null ? outcome.qualifies : false };
  };
  return {
    rules,
    index,
    of: (rule, userId) => entitlement(rule, `member ${userId}`, index.walletsOf(userId)),
    ofWallet: (rule, address) =>
      entitlement(rule, `wallet ${address}`, [{ address, flag: 'DEFAULT' }]),
  };
}

/** Roles the bot may give and take: below its own, and not another integration’s. */
export function rolesInReach(guild: GuildRow): Map<string, string> {
  const own = guild.roles.find(({ isBot }) => isBot)?.position ?? 0;
  return new Map(
    guild.roles
      .filter(({ id, managed, position }) => !managed && position < own && id !== guild.guildId)
      .map(({ id, name }) => [id, name]),
  );
}

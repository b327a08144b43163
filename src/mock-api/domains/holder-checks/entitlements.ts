import type { GuildRow } from '../guilds/rows';
import { balancesOf } from '../../chain/queries';
import { membersOf } from '../members/members';
import type { MemberRow } from '../members/rows';
import { indexHoldings, type HoldingIndex, type Lamports } from '../conditions/holdingIndex';
import {
  holderOutcome,
  valuationAt,
  readHolderRule,
  type HolderOutcome,
  type ReadRule,
  type RuleWallet,
} from '../conditions/holders';
import type { World } from '../../store/world';
import { higherSteps, type HolderRule } from './holderRules';

/** What a rule gives a member, the other rules of its ladder included. */
export interface Entitlement extends HolderOutcome {
  /** The rule of the ladder whose roles replace those of this one; null without one. */
  above: HolderRule | null;
}

/** The roles each member of a server is entitled to at one moment. */
export interface Entitlements {
  /** The moment, ms since 1970. */
  at: number;
  rules: readonly HolderRule[];
  index: HoldingIndex;
  /** Cached for each rule and member. */
  of: (rule: HolderRule, userId: string) => Entitlement;
  /** For a single wallet, as if its owner had no other. */
  ofWallet: (rule: HolderRule, address: string) => Entitlement;
}

/** All members of a server, one of them, or one wallet. */
interface Scope {
  world: World;
  guild: GuildRow;
  userId?: string;
  address?: string;
}

/** The entitlements on a server now. Holdings must not change while they are read. */
export async function entitlementsNow(
  scope: Scope,
  rules: readonly HolderRule[],
): Promise<Entitlements> {
  const lamports = await lamportsFor(scope, rules);
  return entitlementReader(scope.world, scope.guild, { lamports }).at(
    scope.world.clock.now(),
    rules,
  );
}

/**
 * Reads the entitlements on a server at several moments, going through holdings and members once.
 *
 * @param without address of a wallet to leave out, as if it were not linked
 */
export function entitlementReader(
  world: World,
  guild: GuildRow,
  { lamports, without }: { lamports?: Lamports | undefined; without?: string } = {},
) {
  const index = indexHoldings(world, lamports);
  const isGiven = roleGivenBy(world, guild);
  const read = new Map<string, ReadRule>();
  const readOf = (rule: HolderRule) => {
    const known = read.get(rule.id) ?? readHolderRule(rule);
    read.set(rule.id, known);
    return known;
  };
  return {
    /** @param at ms since 1970: later purchases and links do not count */
    at: (at: number, rules: readonly HolderRule[]): Entitlements => {
      const look = valuationAt(index, at);
      const known = new Map<string, HolderOutcome>();
      const steps = new Map(rules.map((rule) => [rule.id, higherSteps(rule, rules)]));
      const outcomeOf = (rule: HolderRule, key: string, wallets: readonly RuleWallet[]) => {
        const place = `${rule.id} ${key}`;
        const outcome =
          known.get(place) ?? holderOutcome(look, readOf(rule), wallets, isGiven(rule, key));
        known.set(place, outcome);
        return outcome;
      };
      const entitlement = (rule: HolderRule, key: string, wallets: readonly RuleWallet[]) => {
        const outcome = outcomeOf(rule, key, wallets);
        const above =
          outcome.qualifies === true
            ? (steps
                .get(rule.id)
                ?.find((step) => outcomeOf(step, key, wallets).qualifies === true) ?? null)
            : null;
        return { ...outcome, above, qualifies: above === null ? outcome.qualifies : false };
      };
      return {
        at,
        rules,
        index,
        of: (rule, userId) =>
          entitlement(
            rule,
            `member ${userId}`,
            index
              .walletsOf(userId)
              .filter(({ address, linkedAt }) => linkedAt <= at && address !== without),
          ),
        ofWallet: (rule, address) =>
          entitlement(rule, `wallet ${address}`, [{ address, flag: 'DEFAULT' }]),
      };
    },
  };
}

export const asksForSol = (rules: readonly HolderRule[]): boolean =>
  rules.some((rule) => readHolderRule(rule).wanted.some(({ isSol }) => isSol));

/** Lamports of the wallets, if a rule asks for SOL; undefined if the network does not answer. */
export async function lamportsFor(
  { world, guild, userId, address }: Scope,
  rules: readonly HolderRule[],
): Promise<Lamports | undefined> {
  if (!asksForSol(rules)) return undefined;
  const members = new Set(
    userId === undefined ? membersOf(world, guild.id).map((row) => row.userId) : [userId],
  );
  const wallets =
    address === undefined
      ? world.db.linkedWallets.filter((row) => members.has(row.userId)).map((row) => row.address)
      : [address];
  try {
    return await balancesOf(await world.chain(), wallets);
  } catch {
    return undefined;
  }
}

/** Whether a rule has given a member its role: keeping it takes a little less than getting it. */
function roleGivenBy(world: World, { id }: GuildRow): (rule: HolderRule, key: string) => boolean {
  let members: Map<string, MemberRow> | undefined;
  return (rule, key) => {
    members ??= new Map(membersOf(world, id).map((row) => [`member ${row.userId}`, row]));
    return (
      members
        .get(key)
        ?.roles.some(({ source, because }) => source === 'RULE' && because === rule.id) === true
    );
  };
}

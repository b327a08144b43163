import type { GuildRow } from '../discord/rows';
import { balancesOf } from '../chain/ask';
import { membersOf } from '../members/members';
import { indexHoldings, type HoldingIndex, type Lamports } from '../rules/holdingIndex';
import {
  holderOutcome,
  lookAt,
  readHolderRule,
  type HolderOutcome,
  type ReadRule,
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

/** Who is looked at: all members unless somebody, or a wallet, is named. */
interface Looked {
  world: World;
  guild: GuildRow;
  userId?: string;
  address?: string;
}

/** Opens the book of a server. Holdings must not change while it is read. */
export async function openBook(looked: Looked, rules: readonly HolderRule[]): Promise<Book> {
  const { world, guild } = looked;
  const known = new Map<string, Map<string, HolderOutcome>>();
  const steps = new Map(rules.map((rule) => [rule.id, higherSteps(rule, rules)]));

  const read = new Map(rules.map((rule) => [rule.id, readHolderRule(rule.values)]));
  const index = indexHoldings(world, await lamportsFor(looked, [...read.values()]));
  const look = lookAt(index, world.clock.now());
  const kept = keptBy(world, guild);
  const readOf = ({ id, values }: HolderRule) => read.get(id) ?? readHolderRule(values);

  const outcomeOf = (rule: HolderRule, key: string, wallets: readonly RuleWallet[]) => {
    const isKept = kept(rule, key);
    const ofRule = known.get(rule.id) ?? new Map<string, HolderOutcome>();
    known.set(rule.id, ofRule);
    const outcome = ofRule.get(key) ?? holderOutcome(look, readOf(rule), wallets, isKept);
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

/** What the network tells of SOL, where a rule asks for it; nothing where it does not answer. */
async function lamportsFor(
  { world, guild, userId, address }: Looked,
  rules: readonly ReadRule[],
): Promise<Lamports | undefined> {
  if (!rules.some(({ wanted }) => wanted.some(({ isSol }) => isSol))) return undefined;
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

/** Whether somebody has a role a rule gave: it is kept by a little less than brings it. */
function keptBy(world: World, { id }: GuildRow): (rule: HolderRule, key: string) => boolean {
  let given: Set<string> | undefined;
  return (rule, key) => {
    given ??= new Set(
      membersOf(world, id).flatMap(({ userId, roles }) =>
        roles
          .filter(({ source }) => source === 'RULE')
          .map(({ because }) => `${because} member ${userId}`),
      ),
    );
    return given.has(`${rule.id} ${key}`);
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

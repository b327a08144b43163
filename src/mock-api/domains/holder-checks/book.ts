import type { GuildRow } from '../guilds/rows';
import { balancesOf } from '../../chain/ask';
import { membersOf } from '../members/members';
import type { MemberRow } from '../members/rows';
import { indexHoldings, type HoldingIndex, type Lamports } from '../conditions/holdingIndex';
import {
  holderOutcome,
  lookAt,
  readHolderRule,
  type HolderOutcome,
  type ReadRule,
  type RuleWallet,
} from '../conditions/holders';
import type { World } from '../../store/world';
import { higherSteps, type HolderRule } from './holderRules';

/** What a rule means for somebody, the other rules of its ladder included. */
export interface Entitlement extends HolderOutcome {
  /** The rule of the ladder whose roles they have in place of this one's. */
  above: HolderRule | null;
}

/** Who is entitled to what on a server, at one moment. */
export interface Book {
  /** The moment it is about, ms since 1970. */
  at: number;
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

/** Opens the book of a server as of now. Holdings must not change while it is read. */
export async function openBook(looked: Looked, rules: readonly HolderRule[]): Promise<Book> {
  const lamports = await lamportsFor(looked, rules);
  return booksOf(looked.world, looked.guild, { lamports }).at(looked.world.clock.now(), rules);
}

/**
 * Books of a server as of several moments, whose holdings and members are gone through once.
 *
 * @param without address of a wallet that is left out, as if it were not linked
 */
export function booksOf(
  world: World,
  guild: GuildRow,
  { lamports, without }: { lamports?: Lamports | undefined; without?: string } = {},
) {
  const index = indexHoldings(world, lamports);
  const isGiven = givenBy(world, guild);
  const read = new Map<string, ReadRule>();
  const readOf = ({ id, values }: HolderRule) => {
    const known = read.get(id) ?? readHolderRule(values);
    read.set(id, known);
    return known;
  };
  return {
    /** @param at ms since 1970: what was bought or linked later does not count */
    at: (at: number, rules: readonly HolderRule[]): Book => {
      const look = lookAt(index, at);
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
  rules.some(({ values }) => readHolderRule(values).wanted.some(({ isSol }) => isSol));

/** What the network tells of SOL, where a rule asks for it; nothing where it does not answer. */
export async function lamportsFor(
  { world, guild, userId, address }: Looked,
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

/** Whether a member has a role a rule gave: it is kept by a little less than brings it. */
function givenBy(world: World, { id }: GuildRow): (rule: HolderRule, key: string) => boolean {
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

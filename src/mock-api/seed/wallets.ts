import { encodeBase58 } from '@/shared/solana/base58';
import { HOUR } from '@/shared/time/durations';
import { randomOf } from '../store/hashed';
import { grouped } from '../store/grouped';
import { personaUserId } from '../domains/accounts/personas';
import type { GuildRow } from '../domains/guilds/rows';
import {
  higherSteps,
  switchedOnRules,
  type HolderRule,
} from '../domains/holder-checks/holderRules';
import { rolesInReach } from '../domains/guilds/rolesInReach';
import { pieceDealer } from '../domains/holdings/pieces';
import { ledgerAddress } from '../domains/payouts/ledgerKey';
import type { HoldingRow } from '../domains/holdings/rows';
import { collections, tokens } from '../domains/market/market';
import { giveRole } from '../domains/members/members';
import type { MemberRow } from '../domains/members/rows';
import type { ModuleRow } from '../domains/module-settings/rows';
import type { OrderRow } from '../domains/orders/rows';
import { indexHoldings } from '../domains/conditions/holdingIndex';
import { holderOutcome, valuationAt, readHolderRule } from '../domains/conditions/holders';
import type { LinkedWalletRow } from '../domains/wallets/rows';

/** Share of members with a linked wallet on servers that have had a package, and on others. */
const SHARE = { known: 0.5, unknown: 0.08 };

interface Seeded {
  linkedWallets: LinkedWalletRow[];
  holdings: HoldingRow[];
}

/** Users with a wallet, in the order of linking, and their memberships. */
interface Holders {
  userIds: string[];
  on: { guild: GuildRow; member: MemberRow }[];
}

/** Members who have linked a wallet: on servers with the bot, half or few of them. */
export function chooseHolders(
  guilds: readonly GuildRow[],
  members: readonly MemberRow[],
  orders: readonly OrderRow[],
): Holders {
  const userIds = new Set<string>();
  const on: Holders['on'] = [];
  for (const guild of guilds.filter(({ botPresent }) => botPresent)) {
    const share = orders.some(
      ({ serverId, enabledAt }) => serverId === guild.id && enabledAt !== null,
    )
      ? SHARE.known
      : SHARE.unknown;
    for (const member of members) {
      if (
        member.serverId !== guild.id ||
        member.leftAt !== null ||
        !/^usr-\d+$/.test(member.userId)
      )
        continue;
      if (!userIds.has(member.userId) && randomOf(member.userId, 'wallet').next() > share) continue;
      userIds.add(member.userId);
      on.push({ guild, member });
    }
  }
  return { userIds: [...userIds], on };
}

/** Their wallets, and the holdings in them. */
export function seedWallets(now: number, { userIds }: Holders): Seeded {
  const dealt = pieceDealer();
  const linkedWallets = userIds.map((userId) => walletFor(now, userId));
  const theirs = linkedWallets.flatMap((row) => holdingsIn(row).map(dealt));
  // Assigned last, so that members keep the NFTs they have.
  return {
    linkedWallets,
    holdings: [...theirs, ...rewardsIn(now, LEDGER_HOLDER).map(dealt).map(unlisted)],
  };
}

/** The server whose team has put NFTs into its ledger wallet for rewards, and their number per collection. */
const LEDGER_HOLDER = 'srv-keep';
const REWARD_PIECES = [6, 3];

const rewardsIn = (now: number, serverId: string): HoldingRow[] =>
  collections.slice(0, REWARD_PIECES.length).map(({ address }, index) => ({
    wallet: ledgerAddress(serverId),
    asset: address,
    amount: String(REWARD_PIECES[index] ?? 0),
    since: now - 30 * 24 * HOUR,
  }));

const unlisted = ({ pieces = [], ...row }: HoldingRow): HoldingRow => ({
  ...row,
  pieces: pieces.map(({ number }) => ({ number, state: 'HELD' })),
});

/** Gives members who meet a rule of holder verification its roles, as of the start of a package with it. */
export function giveHolderRoles(
  now: number,
  { on }: Holders,
  { linkedWallets, holdings }: Seeded,
  orders: readonly OrderRow[],
  modules: readonly ModuleRow[],
): void {
  const look = valuationAt(indexHoldings({ db: { linkedWallets, holdings } }), now);
  for (const [guild, members] of grouped(on, (each) => each.guild)) {
    const rules = switchedOnRules({ db: { modules: [...modules] } }, guild);
    const read = new Map(rules.map((rule) => [rule.id, readHolderRule(rule)]));
    for (const { member } of members) {
      const wallets = look.index.walletsOf(member.userId);
      const meets = ({ id }: HolderRule) => {
        const asked = read.get(id);
        return asked !== undefined && holderOutcome(look, asked, wallets).qualifies === true;
      };
      for (const rule of rules) {
        const begun = verificationBegun(orders, guild.id, rule.module);
        if (begun !== null && meets(rule) && !higherSteps(rule, rules).some(meets))
          giveSeeded(now, guild, member, rule, begun);
      }
    }
  }
}

/** The wallet of a seeded user, if they have one (base58), and the generator for the rest of its data. */
export function drawnWallet(userId: string) {
  const random = randomOf(userId, 'wallet');
  // Skips the draw that decided whether there is a wallet (`chooseHolders`).
  random.next();
  return { address: encodeBase58(random.bytes(32)), random };
}

/** SOL in the wallet of the regular persona when the chain starts; no one has its key. */
export const seedBalances = () => [
  { address: drawnWallet(personaUserId('regular')).address, lamports: 14_207_350_000n },
];

function walletFor(now: number, userId: string): LinkedWalletRow {
  const { address, random } = drawnWallet(userId);
  const row: LinkedWalletRow = {
    id: `wal-${userId}`,
    userId,
    address,
    name: null,
    flag: 'DEFAULT',
    method: random.next() < 0.6 ? 'SIWS' : 'MESSAGE',
    linkedAt: now - random.int(2, 120) * 24 * HOUR,
  };
  return { ...row, firstUsedAt: row.linkedAt - random.int(1, 700) * 24 * HOUR };
}

function holdingsIn({ address, userId, linkedAt }: LinkedWalletRow): HoldingRow[] {
  const random = randomOf(userId, 'holdings');
  const of = (asset: string | undefined, amount: number): HoldingRow[] =>
    asset === undefined || amount === 0
      ? []
      : [
          {
            wallet: address,
            asset,
            amount: String(amount),
            since: linkedAt - random.int(1, 90) * HOUR,
          },
        ];
  const keep = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint;
  return [
    ...of(collections[0]?.address, random.next() < 0.6 ? random.int(1, 5) : 0),
    ...of(collections[1]?.address, random.next() < 0.3 ? random.int(1, 3) : 0),
    ...of(keep, random.next() < 0.4 ? random.int(10, 200_000) : 0).map((row) =>
      Object.assign(row, partsIn(row)),
    ),
  ];
}

/** Every sixth holding of a token is partly staked, and every twelfth partly in a pool. */
function partsIn({ wallet, amount }: HoldingRow): Pick<HoldingRow, 'parts'> {
  const random = randomOf(wallet, 'parts');
  const draw = random.int(1, 12);
  if (draw > 3) return {};
  const part = String(random.int(1, Math.max(1, Math.floor(Number(amount) / 2))));
  return { parts: draw === 3 ? { pooled: part } : { staked: part } };
}

/** When a package first included a module; null before that. */
function verificationBegun(
  orders: readonly OrderRow[],
  serverId: string,
  item: string,
): number | null {
  const starts = orders
    .filter((order) => order.serverId === serverId)
    .filter(({ package: { items } }) => items.some(({ id }) => id === item))
    .flatMap(({ enabledAt }) => (enabledAt === null ? [] : [enabledAt]));
  return starts.length === 0 ? null : Math.min(...starts);
}

function giveSeeded(
  now: number,
  guild: GuildRow,
  member: MemberRow,
  { id, values }: HolderRule,
  begun: number,
): void {
  const at = Math.min(now - 1, begun + randomOf(guild.id, member.userId, 'held').int(1, 30) * HOUR);
  const reach = rolesInReach(guild);
  if (at < begun) return;
  for (const roleId of values.rewardRoles)
    if (reach.has(roleId)) giveRole(member, { roleId, source: 'RULE', because: id, at });
}

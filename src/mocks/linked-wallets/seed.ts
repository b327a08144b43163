import { encodeBase58 } from '@/shared/solana/base58';
import { randomOf } from '../db/hashed';
import type { GuildRow } from '../discord/rows';
import { pieceDealer } from '../holdings/pieces';
import type { HoldingRow } from '../holdings/rows';
import { collections, tokens } from '../market/market';
import { giveRole } from '../members/members';
import type { MemberRow } from '../members/rows';
import type { ModuleRow } from '../bot-modules/rows';
import type { OrderRow } from '../orders/rows';
import type { LinkedWalletRow } from './rows';

const HOUR = 3_600_000;
/** Servers whose members come to link wallets: those that have had a package. Elsewhere few have. */
const SHARE = { known: 0.5, unknown: 0.08 };

interface Seeded {
  linkedWallets: LinkedWalletRow[];
  holdings: HoldingRow[];
}

/**
 * Wallets of members, and what is in them. Who holds what a rule of holder verification asks for was given its
 * role once the package with it was in force.
 */
export function seedWallets(
  now: number,
  guilds: readonly GuildRow[],
  members: readonly MemberRow[],
  orders: readonly OrderRow[],
  modules: readonly ModuleRow[],
): Seeded {
  const linkedWallets = new Map<string, LinkedWalletRow>();
  const holdings: HoldingRow[] = [];
  const dealt = pieceDealer();
  for (const guild of guilds.filter(({ botPresent }) => botPresent)) {
    const begun = verificationBegun(orders, guild.id);
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
      const wallet = linkedWallets.get(member.userId) ?? walletFor(now, member, share);
      if (!wallet) continue;
      if (!linkedWallets.has(member.userId)) {
        linkedWallets.set(member.userId, wallet);
        holdings.push(...holdingsIn(wallet).map(dealt));
      }
      if (begun !== null) verify(now, guild, member, modules, holdings, wallet, begun);
    }
  }
  return { linkedWallets: [...linkedWallets.values()], holdings };
}

function walletFor(now: number, { userId }: MemberRow, share: number): LinkedWalletRow | null {
  const random = randomOf(userId, 'wallet');
  if (random.next() > share) return null;
  const row: LinkedWalletRow = {
    id: `wal-${userId}`,
    userId,
    address: encodeBase58(random.bytes(32)),
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
    ...of(keep, random.next() < 0.4 ? random.int(10, 200_000) : 0),
  ];
}

const HOLDER_ITEMS = ['holder-verification', 'crypto-holder-verification'];

/** When holder verification first came with a package; null before that. */
function verificationBegun(orders: readonly OrderRow[], serverId: string): number | null {
  const starts = orders
    .filter((order) => order.serverId === serverId)
    .filter(({ package: { items } }) => items.some(({ id }) => HOLDER_ITEMS.includes(id)))
    .flatMap(({ enabledAt }) => (enabledAt === null ? [] : [enabledAt]));
  return starts.length === 0 ? null : Math.min(...starts);
}

function verify(
  now: number,
  guild: GuildRow,
  member: MemberRow,
  modules: readonly ModuleRow[],
  holdings: readonly HoldingRow[],
  { address }: LinkedWalletRow,
  begun: number,
): void {
  const holds = holdings.some(
    ({ wallet, asset, pieces = [] }) =>
      wallet === address &&
      asset === collections[0]?.address &&
      // The rule counts no piece that is on sale.
      pieces.some(({ state }) => state !== 'LISTED'),
  );
  const role = guild.roles.find(({ name }) => name === 'Holder');
  const rule = modules.find(
    ({ serverId, slug }) => serverId === guild.id && slug === 'holder-verification',
  )?.rules[0];
  if (!holds || !role || !rule) return;
  const at = Math.min(now - 1, begun + randomOf(guild.id, member.userId, 'held').int(1, 30) * HOUR);
  if (at < begun) return;
  giveRole(member, { roleId: role.id, source: 'RULE', because: rule.id, at });
}

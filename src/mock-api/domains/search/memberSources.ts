import { formatUnits } from '@/shared/money/lamports';
import { counted } from '@/shared/text/language';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import type { UserRow } from '../accounts/rows';
import { exact, asText } from '../holdings/holdings';
import { findCollection, findToken } from '../market/market';
import { memberOf } from '../members/members';
import { peopleMet } from '../profiles/directory';
import type { Entry } from '../transactions/entry';
import { notedEntries } from '../transactions/handlers';
import { walletsOf } from '../wallets/wallets';
import { questSource } from './questSource';
import type { Candidate, Source } from './rank';

/** The caller's servers, and those that are listed. */
const serverSource = (world: World, user: UserRow): Source => ({
  kind: 'SERVER',
  candidates: world.db.guilds.flatMap(
    ({ id, slug, name, icon, isListed, botPresent }): Candidate[] => {
      const isMember = memberOf(world, id, user.id) !== undefined;
      if (!botPresent || !(isMember || isListed)) return [];
      return [
        {
          label: name,
          weight: isMember ? 1 : 0,
          show: () => ({
            id,
            label: name,
            detail: isMember ? 'You’re a member' : 'You can join',
            picture: icon,
            at: null,
            path: `/dashboard/server/${slug}`,
          }),
        },
      ];
    },
  ),
});

/** The people in the caller's directory: they share a server and don't hide. */
function memberSource(world: World, user: UserRow): Source {
  let met: ReadonlySet<string> | undefined;
  const isMet = (id: string) => {
    met ??= peopleMet(world, user);
    return met.has(id);
  };
  return {
    kind: 'MEMBER',
    candidates: world.db.users.map(({ id, username, displayName, avatar, banned }) => ({
      label: displayName,
      others: [username],
      show: () =>
        banned || !isMet(id)
          ? null
          : {
              id: username,
              label: displayName,
              detail: id === user.id ? `@${username} · You` : `@${username}`,
              picture: avatar,
              at: null,
              path: `/dashboard/user/${encodeURIComponent(username)}`,
            },
    })),
  };
}

/** Tokens and collections in the caller's linked wallets, as holder checks know them. */
function holdingSource(world: World, user: UserRow): Source {
  const own = new Set(walletsOf(world, user.id).map(({ address }) => address));
  const sums = new Map<string, bigint>();
  for (const { wallet, asset, amount } of world.db.holdings)
    if (own.has(wallet)) sums.set(asset, (sums.get(asset) ?? 0n) + exact(amount));
  const candidates = [...sums].flatMap(([asset, sum]) => holdingOf(asset, asText(sum)));
  return { kind: 'HOLDING', candidates };
}

function holdingOf(asset: string, amount: string): Candidate[] {
  const collection = findCollection(asset);
  const token = findToken(asset);
  if (!collection && !token) return [];
  const label = collection?.name ?? token?.name ?? token?.symbol ?? asset;
  const symbol = collection?.symbol ?? token?.symbol ?? '';
  const query = collection ? `tab=nfts&collection=${asset}` : 'tab=tokens';
  return [
    {
      label,
      others: [symbol],
      show: () => ({
        id: asset,
        label,
        detail: collection ? counted(Number(amount), 'NFT') : `${amount} ${symbol}`,
        picture: collection?.image ?? token?.image ?? null,
        at: null,
        path: `/dashboard/portfolio?${query}`,
      }),
    },
  ];
}

/** Further words that members look for. */
const typeWords: Readonly<Record<Entry['type'], string>> = {
  PURCHASE: 'payment purchase order package',
  REFUND: 'refund payment back',
  CLAIM: 'claim claimed payout withdrawal points',
  REWARD: 'reward payout quest claimed',
  AMBASSADOR_PAYOUT: 'payout withdrawal referral commission',
};

const amountOf = ({ amount, token, direction }: Entry) =>
  `${direction === 'IN' ? '+' : '−'}${formatUnits(amount, token.decimals)} ${token.symbol}`;

/** The caller's own transactions: by id, signature, server, description and amount. */
const transactionSource = (world: World, user: UserRow): Source => ({
  kind: 'TRANSACTION',
  candidates: notedEntries(world, user).map((entry) => {
    const server = world.db.guilds.find(({ id }) => id === entry.serverId)?.name;
    const amount = amountOf(entry);
    return {
      label: entry.description,
      others: [entry.id, entry.orderId, entry.signature, server, amount, typeWords[entry.type]],
      weight: entry.at,
      show: () => ({
        id: entry.id,
        label: entry.description,
        detail: server === undefined ? amount : `${amount} · ${server}`,
        picture: null,
        at: iso(entry.at),
        path: `/dashboard/all-transactions?transaction=${encodeURIComponent(entry.id)}`,
      }),
    };
  }),
});

/** Everything a member can find. */
export const memberSources = (world: World, user: UserRow): Source[] => [
  questSource(world, user),
  serverSource(world, user),
  memberSource(world, user),
  holdingSource(world, user),
  transactionSource(world, user),
];

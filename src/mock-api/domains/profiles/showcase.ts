import type { z } from 'zod/mini';
import type { earnedSchema, ShownNft } from '@/features/identity/profiles/showcase';
import { chainIndex } from '../holdings/onChain';
import type { GuildRow } from '../guilds/rows';
import { priceAt } from '../market/prices';
import { tokenOf } from '../payouts/funds';
import { standingIn } from '../point-balances/level';
import { serverView } from '../quests/views';
import type { World } from '../../store/world';
import { walletsOf } from '../wallets/wallets';

/** The highest level on some servers, with its server; null without any. */
export function highestLevel(world: World, servers: readonly GuildRow[], userId: string) {
  const [best] = servers
    .map((guild) => ({ guild, level: standingIn({ world, guild, userId }).level }))
    .filter(({ level }) => level > 0)
    .toSorted((one, other) => other.level - one.level);
  return best ? { level: best.level, server: serverView(best.guild) } : null;
}

/** NFTs of verified collections in all linked wallets of a member. */
export function nftsOf(world: World, userId: string) {
  const index = chainIndex(world);
  return walletsOf(world, userId)
    .flatMap(({ address }) => index.piecesOf(address))
    .flatMap(({ id, name, image, collection }) =>
      collection === null ? [] : [{ address: id, name, image, collection: collection.name }],
    );
}

/** Chosen NFTs in their order, as the member sees them, including those sold since. */
export function chosenNfts(world: World, userId: string, chosen: readonly string[]) {
  if (chosen.length === 0) return [];
  const held = new Map(nftsOf(world, userId).map((nft) => [nft.address, nft]));
  const index = chainIndex(world);
  return chosen.map((address) => {
    const nft = held.get(address);
    const sold = nft ? null : index.pieceAt(address);
    return {
      address,
      name: nft?.name ?? sold?.name ?? 'Unnamed NFT',
      image: nft?.image ?? sold?.image ?? null,
      collection: nft?.collection ?? sold?.collection?.name ?? null,
      isHeld: nft !== undefined,
    };
  });
}

/** Chosen NFTs as others see them: only those still in a linked wallet, without addresses. */
export const nftsShown = (world: World, userId: string, chosen: readonly string[]): ShownNft[] =>
  chosenNfts(world, userId, chosen)
    .filter(({ isHeld }) => isHeld)
    .map(({ name, image, collection }) => ({ name, image, collection }));

/** Total of some servers' payouts to a member, the most valuable token first. */
export function earnedOn(
  { db, clock }: World,
  serverIds: ReadonlySet<string>,
  userId: string,
): z.input<typeof earnedSchema> {
  const sums = new Map<string | null, bigint>();
  let nfts = 0;
  for (const row of db.payouts) {
    if (row.userId !== userId || row.status !== 'SUCCESS' || !serverIds.has(row.serverId)) continue;
    if (row.piece !== null) nfts += 1;
    else sums.set(row.mint, (sums.get(row.mint) ?? 0n) + BigInt(row.amount));
  }
  const tokens = [...sums].flatMap(([mint, amount]) => {
    const token = tokenOf(mint);
    if (!token || amount === 0n) return [];
    const value = lamportsOf(mint, amount, token.decimals, clock.now());
    return [{ ...token, amount: String(amount), value: value === null ? null : String(value) }];
  });
  return { tokens: tokens.toSorted(byValue), nfts };
}

/** Factor between the unit of market prices and lamports. */
const FINER = 10n ** 6n;

function lamportsOf(mint: string | null, amount: bigint, decimals: number, at: number) {
  if (mint === null) return amount;
  const price = priceAt(mint, at, 'SOL');
  return price === null ? null : (amount * price) / (10n ** BigInt(decimals) * FINER);
}

function byValue(one: { value: string | null }, other: { value: string | null }): number {
  const difference = BigInt(other.value ?? '-1') - BigInt(one.value ?? '-1');
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

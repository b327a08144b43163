import type { CollectionSent, TokenSent } from '@/features/modules/market/market';
import { encodeBase58 } from '@/shared/solana/base58';
import { createRandom } from '../../store/random';
import { pictureName, pictureOf } from '../pictures/pictureOf';

/** Symbols of tokens and collections without a picture, which exist on mainnet too. */
const PLAIN: readonly string[] = ['GATE', 'BELL'];

const token = (
  symbol: string,
  name: string,
  decimals: number,
  priceSol: string | null,
  mint: string,
): TokenSent => ({
  mint,
  symbol,
  name,
  image: PLAIN.includes(symbol) ? null : pictureOf('tokens', pictureName(symbol)),
  decimals,
  priceSol,
});

const random = createRandom(77);
const address = () => encodeBase58(random.bytes(32));

/** Tokens as on mainnet, and two of the seeded servers. */
export const tokens: readonly TokenSent[] = [
  token('SOL', 'Wrapped SOL', 9, '1', 'So11111111111111111111111111111111111111112'),
  token('USDC', 'USD Coin', 6, '0.00547', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
  token('USDT', 'Tether USD', 6, '0.00546', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'),
  token('BONK', 'Bonk', 5, '0.000000138', 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'),
  token('JUP', 'Jupiter', 6, '0.0044', 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'),
  token('KEEP', 'Keepcoin', 6, '0.0021', address()),
  token('GATE', 'Gatepoints', 0, null, address()),
];

const collection = (
  name: string,
  symbol: string,
  items: number,
  floorSol: string | null,
  traits: Record<string, string[]>,
): CollectionSent => ({
  address: address(),
  name,
  symbol,
  image: PLAIN.includes(symbol) ? null : pictureOf('collections', pictureName(name)),
  items,
  floorSol,
  traits: Object.entries(traits).map(([trait, values]) => ({
    name: trait,
    values: shared(items, values),
  })),
});

/** Each NFT has one of the values; the first are the rarest. */
function shared(items: number, values: readonly string[]) {
  const parts = (values.length * (values.length + 1)) / 2;
  const counts = values.map((_, index) => Math.floor((items * (index + 1)) / parts));
  const rest = items - counts.reduce((sum, count) => sum + count, 0);
  return values.map((value, index) => ({
    value,
    items: (counts[index] ?? 0) + (index === values.length - 1 ? rest : 0),
  }));
}

export const collections: readonly CollectionSent[] = [
  collection('Keepers of the Tower', 'KEEP', 5000, '12.4', {
    Robe: ['Gold', 'Silver', 'Bronze', 'Rags'],
    Eyes: ['Laser', 'Calm', 'Sleeping'],
    Tower: ['Obsidian', 'Marble', 'Moss'],
  }),
  collection('Moat Monsters', 'MOAT', 3333, '3.05', {
    Scales: ['Emerald', 'Ruby', 'Mud'],
    Mood: ['Hungry', 'Bored', 'In love'],
  }),
  collection('Ape Garrison', 'GRSN', 10_000, '0.82', {
    Rank: ['Captain', 'Sergeant', 'Recruit'],
    Banner: ['Red', 'Blue', 'None'],
  }),
  collection('Pixel Ramparts', 'RAMP', 777, '41', { Stone: ['Granite', 'Chalk'] }),
  collection('Quiet Bells', 'BELL', 250, null, { Tone: ['Low', 'High'] }),
];

/** Names of collections in the links of marketplaces, by address. */
export const slugs: ReadonlyMap<string, string> = new Map(
  collections.map(({ address: at, name }) => [at, name.toLowerCase().replaceAll(' ', '_')]),
);

export const findToken = (mint: unknown) => tokens.find((row) => row.mint === mint);
export const findCollection = (at: unknown) => collections.find((row) => row.address === at);

import { findCollection } from './market';

/** Ways to rank an NFT by its traits, named as in the rarity tracker. */
export type RankMethod = 'STATISTICAL' | 'HOWRARE_SUM' | 'TRAIT_NORMALISED' | 'OPENRARITY';

/** Score of a trait value, by the share of NFTs with it. */
const scores: Readonly<Record<RankMethod, (share: number, values: number) => number>> = {
  // The lower the product of shares, the higher the sum of these.
  STATISTICAL: (share) => -Math.log(share),
  HOWRARE_SUM: (share) => 1 / share,
  TRAIT_NORMALISED: (share, values) => 1 / share / values,
  // Information content, in bits.
  OPENRARITY: (share) => -Math.log2(share),
};

/** Data of a collection's NFTs; arrays are indexed by number - 1. */
interface Table {
  /** For each trait, the value of each NFT. */
  traits: { name: string; values: string[]; shares: number[]; count: number }[];
  size: number;
  ranks: Map<RankMethod, { score: number[]; rank: number[] }>;
}

/** Primes that do not divide the size of any collection: multiplication by one maps every NFT to a different index. */
const STEPS = [7919, 104_729, 15_485_863, 32_452_843];
const tables = new Map<string, Table | null>();

/** Assigns the values of each trait to NFTs, as often as the collection's data says. */
function tableOf(asset: string): Table | null {
  const known = tables.get(asset);
  if (known !== undefined) return known;
  const collection = findCollection(asset);
  const size = collection?.items ?? 0;
  const table =
    collection && size > 0
      ? {
          size,
          ranks: new Map(),
          traits: collection.traits.map((trait, index) => {
            const dealt = trait.values.flatMap(({ value, items }) =>
              Array.from({ length: items ?? 0 }, () => ({ value, share: (items ?? 0) / size })),
            );
            const step = STEPS[index % STEPS.length] ?? 1;
            const places = Array.from({ length: size }, (_, piece) => ((piece + 1) * step) % size);
            return {
              name: trait.name,
              count: trait.values.length,
              values: places.map((place) => dealt[place]?.value ?? ''),
              shares: places.map((place) => dealt[place]?.share ?? 1),
            };
          }),
        }
      : null;
  tables.set(asset, table);
  return table;
}

/** Each trait of an NFT with its value and the share of NFTs with that value; null for an unknown NFT. */
export function traitsOf(
  asset: string,
  number: number,
): { name: string; value: string; share: number }[] | null {
  const table = tableOf(asset);
  if (!table || number < 1 || number > table.size) return null;
  return table.traits.map(({ name, values, shares }) => ({
    name,
    value: values[number - 1] ?? '',
    share: shares[number - 1] ?? 1,
  }));
}

function ranksOf(table: Table, method: RankMethod) {
  const known = table.ranks.get(method);
  if (known) return known;
  const score = Array.from({ length: table.size }, (_, piece) =>
    table.traits.reduce(
      (sum, { shares, count }) => sum + scores[method](shares[piece] ?? 1, count),
      0,
    ),
  );
  const rank: number[] = [];
  // Of equally rare NFTs the lower number comes first.
  score
    .map((each, piece) => ({ each, piece }))
    .sort((one, other) => other.each - one.each || one.piece - other.piece)
    .forEach(({ piece }, index) => {
      rank[piece] = index + 1;
    });
  const made = { score, rank };
  table.ranks.set(method, made);
  return made;
}

/** The rank of an NFT (1 is the rarest) and its score; null for an unknown NFT. */
export function rankOf(
  asset: string,
  number: number,
  method: RankMethod = 'OPENRARITY',
): { rank: number; score: number; of: number } | null {
  const table = tableOf(asset);
  if (!table || number < 1 || number > table.size) return null;
  const { score, rank } = ranksOf(table, method);
  return { rank: rank[number - 1] ?? table.size, score: score[number - 1] ?? 0, of: table.size };
}

import type { AssetSent, AssetWanted } from '@/features/modules/market/market';
import { searched, searchable } from '@/shared/text/searchable';
import { collections, slugs, tokens } from './market';

/** Tokens and collections, as lists and pickers name them. */
export const assets: readonly AssetSent[] = [
  ...collections.map(({ address, name, symbol, image, floorSol }): AssetSent => ({
    kind: 'collection',
    address,
    name,
    symbol,
    image,
    priceSol: floorSol,
  })),
  ...tokens.map(({ mint, name, symbol, image, priceSol }): AssetSent => ({
    kind: 'token',
    address: mint,
    name,
    symbol,
    image,
    priceSol,
  })),
];

const MOST_FOUND = 20;

/** How well a row matches, lower being better; null where it does not. */
function rankOf({ address, name, symbol }: AssetSent, search: string): number | null {
  if (address === search) return 0;
  const text = searched(search);
  const [called, sign] = [searchable(name), searchable(symbol)];
  if (slugs.get(address) === search.toLowerCase() || sign === text) return 0;
  if (called.startsWith(text) || sign.startsWith(text)) return 1;
  return called.includes(text) ? 2 : null;
}

/** The rows that match, the best first; all of that kind where nothing is looked for. */
export function search(of: AssetWanted, text: string): AssetSent[] {
  return assets
    .filter(({ kind }) => of === 'asset' || kind === of)
    .flatMap((row) => {
      const rank = rankOf(row, text.trim());
      return rank === null ? [] : [{ row, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST_FOUND)
    .map(({ row }) => row);
}

/** Ids of the tabs, as used in the URL. */
export const TABS = { rewards: 'rewards', tokens: 'tokens', nfts: 'nfts', servers: 'servers' };

/** URL parameter of the selected wallet; all wallets if it is missing. */
export const WALLET = 'wallet';

/** Filters of the NFTs, as in the URL. */
export interface NftFilters {
  search: string;
  /** Address of a collection, or empty. */
  collection: string;
  isListedOnly: boolean;
  withCompressed: boolean;
  /** Only NFTs that count for a role or a way to earn. */
  isCountingOnly: boolean;
}

const MOST_SEARCH = 100;
const names = {
  search: 'nft',
  collection: 'collection',
  isListedOnly: 'listed',
  withCompressed: 'compressed',
  isCountingOnly: 'counts',
} as const;

/** Reads the filters from the URL, which may contain anything. */
export const readNftFilters = (params: URLSearchParams): NftFilters => ({
  search: (params.get(names.search) ?? '').slice(0, MOST_SEARCH),
  collection: params.get(names.collection) ?? '',
  isListedOnly: params.get(names.isListedOnly) === '1',
  withCompressed: params.get(names.withCompressed) === '1',
  isCountingOnly: params.get(names.isCountingOnly) === '1',
});

/** Writes a change to the URL; defaults are removed. */
export function writeNftFilters(
  params: URLSearchParams,
  change: Partial<NftFilters>,
): URLSearchParams {
  const next = { ...readNftFilters(params), ...change };
  const value = (text: string | boolean) => (text === true ? '1' : text === false ? '' : text);
  return withParams(params, {
    [names.search]: value(next.search),
    [names.collection]: value(next.collection),
    [names.isListedOnly]: value(next.isListedOnly),
    [names.withCompressed]: value(next.withCompressed),
    [names.isCountingOnly]: value(next.isCountingOnly),
  });
}

/** The URL parameters with other values; an empty one is removed. */
export function withParams(
  params: URLSearchParams,
  values: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
}

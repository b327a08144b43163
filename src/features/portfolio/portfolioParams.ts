/** Ids of the tabs, as they stand in the address. */
export const TABS = { rewards: 'rewards', tokens: 'tokens', nfts: 'nfts', servers: 'servers' };

/** What of the address says which wallet is looked at; all of them without it. */
export const WALLET = 'wallet';

/** What narrows the NFTs, as it stands in the address. */
export interface NftFilters {
  search: string;
  /** Address of a collection, or empty. */
  collection: string;
  isListedOnly: boolean;
  withCompressed: boolean;
  /** Only what counts for a role or a way to earn. */
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

/** Reads it from the address, which is anybody's. */
export const readNftFilters = (params: URLSearchParams): NftFilters => ({
  search: (params.get(names.search) ?? '').slice(0, MOST_SEARCH),
  collection: params.get(names.collection) ?? '',
  isListedOnly: params.get(names.isListedOnly) === '1',
  withCompressed: params.get(names.withCompressed) === '1',
  isCountingOnly: params.get(names.isCountingOnly) === '1',
});

/** Writes a change; what is as at first leaves no trace. */
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

/** The address with other values; an empty one is taken out. */
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

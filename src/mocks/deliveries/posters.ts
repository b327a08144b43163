import type { Poster } from './due';
import { marketCounters, serverCounters } from './posts/counters';
import { mint } from './posts/mint';
import { nftListing, nftSale } from './posts/nft';
import { schedule } from './posts/schedule';
import { tokenPrice } from './posts/tokenPrice';
import { trade } from './posts/trade';
import { welcome } from './posts/welcome';

/** The modules whose posts are written down. */
export const posters: readonly Poster[] = [
  nftSale,
  nftListing,
  trade,
  mint,
  tokenPrice,
  schedule,
  serverCounters,
  marketCounters,
  welcome,
];

export const findPoster = (slug: string): Poster | undefined =>
  posters.find((poster) => poster.slug === slug);

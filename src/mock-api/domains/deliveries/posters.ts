import type { Poster } from './due';
import { charts } from './posts/charts';
import { marketCounters, serverCounters } from './posts/counters';
import { embed } from './posts/embed';
import { holdRewards } from './posts/holdRewards';
import { invites } from './posts/invites';
import { levels } from './posts/levels';
import { mint } from './posts/mint';
import { nftListing, nftSale } from './posts/nft';
import { quest } from './posts/quest';
import { raids } from './posts/raids';
import { rarity } from './posts/rarity';
import { roleLog } from './posts/roleLog';
import { schedule } from './posts/schedule';
import { statsTracker } from './posts/statsTracker';
import { tokenPrice } from './posts/tokenPrice';
import { trade } from './posts/trade';
import { trending } from './posts/trending';
import { walletActivity } from './posts/walletActivity';
import { walletAssets } from './posts/walletAssets';
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
  levels,
  rarity,
  statsTracker,
  trending,
  charts,
  walletActivity,
  walletAssets,
  embed,
  invites,
  holdRewards,
  raids,
  roleLog('holder-verification'),
  roleLog('crypto-holder-verification'),
  quest,
];

export const findPoster = (slug: string): Poster | undefined =>
  posters.find((poster) => poster.slug === slug);

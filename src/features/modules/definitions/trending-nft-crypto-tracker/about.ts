import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'trending-nft-crypto-tracker',
  title: 'Trending NFT/crypto tracker',
  family: 'stats',
  icon: 'trend',
  place: 5,
  planItem: 'trending-nft-crypto-tracker',
  route: 'trending-nft-crypto-tracker',
};

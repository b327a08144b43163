import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'nft-crypto-charts-tracker',
  title: 'NFT/crypto charts tracker',
  family: 'stats',
  icon: 'candles',
  place: 6,
  planItem: 'nft-crypto-charts-tracker',
  route: 'bots/nft-crypto-charts-tracker',
};

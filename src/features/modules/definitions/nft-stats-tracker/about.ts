import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'nft-stats-tracker',
  title: 'NFT/crypto stats tracker',
  family: 'stats',
  icon: 'activity',
  place: 4,
  planItem: 'nft-stats-tracker',
  route: 'nft-stats-tracker',
};

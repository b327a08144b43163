import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'nft-crypto-stats-displayer',
  title: 'NFT/crypto stats displayer',
  family: 'stats',
  icon: 'chart',
  place: 1,
  planItem: 'nft-crypto-stats-displayer',
  route: 'nft-crypto-stats-displayer',
};

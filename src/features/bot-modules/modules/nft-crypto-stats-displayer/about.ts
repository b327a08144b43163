import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'nft-crypto-stats-displayer',
  title: 'NFT/crypto stats displayer',
  family: 'stats',
  purpose: 'Floor prices, holders and token prices, always in sight.',
  planItem: 'nft-crypto-stats-displayer',
  route: 'nft-crypto-stats-displayer',
};

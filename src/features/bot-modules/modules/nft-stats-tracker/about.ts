import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'nft-stats-tracker',
  title: 'NFT/crypto stats tracker',
  family: 'stats',
  purpose: 'Reports on collections and tokens, on time or when something moves.',
  planItem: 'nft-stats-tracker',
  route: 'nft-stats-tracker',
};

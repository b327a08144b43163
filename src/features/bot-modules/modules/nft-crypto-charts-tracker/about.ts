import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'nft-crypto-charts-tracker',
  title: 'NFT/crypto charts tracker',
  family: 'stats',
  purpose: 'Charts of prices and floors, on command and on time.',
  planItem: 'nft-crypto-charts-tracker',
  route: 'bots/nft-crypto-charts-tracker',
};

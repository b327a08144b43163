import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'nft-rarity-tracker',
  title: 'NFT rarity tracker',
  family: 'stats',
  purpose: 'Answers what rank a piece has, and tells when a rare one is listed or sold.',
  planItem: 'nft-rarity-tracker',
  route: 'bots/nft-rarity-tracker',
};

import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'nft-rarity-tracker',
  title: 'NFT rarity tracker',
  family: 'stats',
  icon: 'gem',
  place: 3,
  planItem: 'nft-rarity-tracker',
  route: 'bots/nft-rarity-tracker',
};

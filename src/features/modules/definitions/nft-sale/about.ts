import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'nft-sale',
  title: 'NFT sales alert',
  family: 'alerts',
  icon: 'cart',
  place: 4,
  planItem: 'nft-sale',
  route: 'nft-sale',
};

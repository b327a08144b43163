import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'nft-listing',
  title: 'NFT listing alert',
  family: 'alerts',
  icon: 'tag',
  place: 1,
  planItem: 'nft-listing',
  route: 'nft-listing',
};

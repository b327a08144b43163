import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'nft-listing',
  title: 'NFT listing alert',
  family: 'alerts',
  purpose: 'Posts about new listings of your collections.',
  planItem: 'nft-listing',
  route: 'nft-listing',
};

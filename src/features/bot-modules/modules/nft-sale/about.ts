import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'nft-sale',
  title: 'NFT sales alert',
  family: 'alerts',
  purpose: 'Posts about sales of your collections.',
  planItem: 'nft-sale',
  route: 'nft-sale',
};

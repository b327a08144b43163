import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'trending-nft-crypto-tracker',
  title: 'Trending NFT/crypto tracker',
  family: 'stats',
  purpose: 'Posts what is heating up on Solana, without the scams.',
  planItem: 'trending-nft-crypto-tracker',
  route: 'trending-nft-crypto-tracker',
};

import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'crypto-buy-sell-alert',
  title: 'Crypto buy/sell alert',
  family: 'alerts',
  purpose: 'Posts buys and sells of your token.',
  planItem: 'crypto-buy-sell-alert',
  route: 'bots/crypto-buy-sell-alert',
};

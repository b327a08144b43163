import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'crypto-buy-sell-alert',
  title: 'Crypto buy/sell alert',
  family: 'alerts',
  icon: 'trade',
  place: 2,
  planItem: 'crypto-buy-sell-alert',
  route: 'bots/crypto-buy-sell-alert',
};

import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'wallet-asset-displayer',
  title: 'Wallet asset displayer',
  family: 'stats',
  icon: 'wallet',
  place: 2,
  planItem: 'wallet-asset-displayer',
  route: 'bots/wallet-asset-displayer',
};

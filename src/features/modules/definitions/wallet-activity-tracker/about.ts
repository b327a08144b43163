import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'wallet-activity-tracker',
  title: 'Wallet activity tracker',
  family: 'stats',
  icon: 'radar',
  place: 7,
  planItem: 'wallet-activity-tracker',
  route: 'bots/wallet-activity-tracker',
};

import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'wallet-activity-tracker',
  title: 'Wallet activity tracker',
  family: 'stats',
  purpose: 'Alerts on what chosen wallets do.',
  planItem: 'wallet-activity-tracker',
  route: 'bots/wallet-activity-tracker',
};

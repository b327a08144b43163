import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'wallet-asset-displayer',
  title: 'Wallet asset displayer',
  family: 'stats',
  purpose: 'Shows what a treasury holds, in a channel or on command.',
  planItem: 'wallet-asset-displayer',
  route: 'bots/wallet-asset-displayer',
};

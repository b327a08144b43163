import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'live-mint-alert',
  title: 'Live mint alert',
  family: 'alerts',
  purpose: 'Follows a mint, from the countdown to the last piece.',
  planItem: 'live-mint-alert',
  route: 'bots/live-mint-alert',
};

import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'live-mint-alert',
  title: 'Live mint alert',
  family: 'alerts',
  icon: 'flame',
  place: 3,
  planItem: 'live-mint-alert',
  route: 'bots/live-mint-alert',
};

import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'welcome-message',
  title: 'Welcome message',
  family: 'moderation',
  icon: 'hand',
  place: 7,
  planItem: 'welcome-message',
  route: 'welcome-message',
};

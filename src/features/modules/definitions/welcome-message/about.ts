import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'welcome-message',
  title: 'Welcome message',
  family: 'moderation',
  place: 7,
  planItem: 'welcome-message',
  route: 'welcome-message',
};

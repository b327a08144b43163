import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'welcome-message',
  title: 'Welcome message',
  family: 'moderation',
  purpose: 'Greets who joins, says goodbye, and gives the first roles.',
  planItem: 'welcome-message',
  route: 'welcome-message',
};

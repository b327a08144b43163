import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'embed-message',
  title: 'Embed message',
  family: 'moderation',
  icon: 'panel',
  place: 9,
  planItem: 'embed-message',
  route: 'bots/embed-message',
};

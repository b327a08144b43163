import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'embed-message',
  title: 'Embed message',
  family: 'moderation',
  purpose: 'Messages in your colours, posted and later changed from here.',
  planItem: 'embed-message',
  route: 'bots/embed-message',
};

import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'auto-moderator',
  title: 'Auto moderator',
  family: 'moderation',
  icon: 'shield',
  place: 1,
  planItem: 'auto-moderator',
  route: 'bots/auto-moderator',
};

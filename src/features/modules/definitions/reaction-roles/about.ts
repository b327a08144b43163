import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'reaction-roles',
  title: 'Reaction roles',
  family: 'moderation',
  icon: 'smile',
  place: 3,
  planItem: 'reaction-roles',
  route: 'bots/reaction-roles',
};

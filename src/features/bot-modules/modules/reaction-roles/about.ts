import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'reaction-roles',
  title: 'Reaction roles',
  family: 'moderation',
  purpose: 'Members pick roles themselves, from a message.',
  planItem: 'reaction-roles',
  route: 'bots/reaction-roles',
};

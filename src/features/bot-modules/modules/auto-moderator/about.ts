import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'auto-moderator',
  title: 'Auto moderator',
  family: 'moderation',
  purpose: 'Removes what nobody wants to read, and acts on who repeats it.',
  planItem: 'auto-moderator',
  route: 'bots/auto-moderator',
};

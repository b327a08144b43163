import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'server-stats-displayer',
  title: 'Server stats displayer',
  family: 'moderation',
  purpose: 'Channel names that count members, boosts and more.',
  planItem: 'server-stats-displayer',
  route: 'server-stats-displayer',
};

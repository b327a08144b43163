import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'server-stats-displayer',
  title: 'Server stats displayer',
  family: 'moderation',
  icon: 'columns',
  place: 4,
  planItem: 'server-stats-displayer',
  route: 'server-stats-displayer',
};

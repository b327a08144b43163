import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'quest',
  title: 'Quests',
  family: 'earning',
  icon: 'scroll',
  planItem: '24',
  route: 'task-to-earn',
  rulePage: { path: 'task-to-earn/quest/:questSlug', title: 'Quest' },
  isLong: true,
  parent: { slug: 'task-to-earn', field: 'categoryId' },
};

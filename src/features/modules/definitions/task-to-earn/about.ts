import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'task-to-earn',
  title: 'Task to earn',
  family: 'earning',
  icon: 'tasks',
  place: 3,
  planItem: '24',
  route: 'task-to-earn',
  rulePage: { path: 'task-to-earn/category/:params', title: 'Quest category' },
};

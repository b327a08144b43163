import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'task-to-earn',
  title: 'Task to earn',
  family: 'earning',
  purpose: 'Sorts your quests into categories.',
  planItem: '24',
  route: 'task-to-earn',
  formRoute: 'task-to-earn/category',
};

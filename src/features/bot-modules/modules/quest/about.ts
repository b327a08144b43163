import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'quest',
  title: 'Quests',
  family: 'earning',
  purpose: 'Tasks with a reward, checked by the bot or by your team.',
  planItem: '24',
  route: 'task-to-earn',
  formRoute: 'task-to-earn/quest',
  parent: { slug: 'task-to-earn', field: 'categoryId' },
};

import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'chat-to-earn',
  title: 'Chat to earn',
  family: 'earning',
  icon: 'chat',
  partOf: 'engage-to-earn',
  planItem: '23',
  route: 'chat-to-earn',
  rulePage: { path: 'chat-to-earn/form/:slug', title: 'Chat to earn rule' },
};

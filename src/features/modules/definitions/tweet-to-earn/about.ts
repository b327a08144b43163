import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'tweet-to-earn',
  title: 'Tweet to earn',
  family: 'earning',
  icon: 'at',
  partOf: 'engage-to-earn',
  planItem: '23',
  route: 'tweet-to-earn',
  rulePage: { path: 'tweet-to-earn/form/:params', title: 'Tweet to earn group' },
};

import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'tweet-to-earn',
  title: 'Tweet to earn',
  family: 'earning',
  purpose: 'Rewards what members do with your posts on X.',
  planItem: '23',
  route: 'tweet-to-earn',
  formRoute: 'tweet-to-earn/form',
};

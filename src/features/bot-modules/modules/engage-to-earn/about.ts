import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'engage-to-earn',
  title: 'Engage to earn',
  family: 'earning',
  purpose: 'One currency for all activity, with its budget and its guards.',
  planItem: '23',
  route: 'bots/engage-to-earn',
};

import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'hold-to-earn',
  title: 'Hold to earn',
  family: 'earning',
  purpose: 'Rewards members for what they hold, without taking it into custody.',
  planItem: '22',
  route: 'hold-to-earn',
  formRoute: 'hold-to-earn/form',
};

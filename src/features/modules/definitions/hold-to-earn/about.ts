import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'hold-to-earn',
  title: 'Hold to earn',
  family: 'earning',
  icon: 'savings',
  place: 1,
  planItem: '22',
  route: 'hold-to-earn',
  rulePage: { path: 'hold-to-earn/form/:slug', title: 'Hold to earn program' },
};

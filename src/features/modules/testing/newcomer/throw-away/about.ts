import type { ModuleAbout } from '../../../engine/about';

export const about: ModuleAbout = {
  slug: 'throw-away',
  title: 'Throw-away module',
  family: 'alerts',
  place: 2,
  planItem: 'throw-away',
  route: 'throw-away',
  rulePage: { path: 'throw-away/form/:slug', title: 'Throw-away rule' },
};

import type { ModuleAbout } from '../../engine/about';

export const about: ModuleAbout = {
  slug: 'token-price',
  title: 'Token price',
  family: 'alerts',
  icon: 'dollar',
  place: 5,
  planItem: 'token-price',
  route: 'token-price',
};

import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'token-price',
  title: 'Token price',
  family: 'alerts',
  purpose: 'A price ticker in your channel list, and alerts when a price moves.',
  planItem: 'token-price',
  route: 'token-price',
};

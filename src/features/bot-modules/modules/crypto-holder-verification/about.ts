import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'crypto-holder-verification',
  title: 'Crypto holder verification',
  family: 'verification',
  purpose: 'Members who hold enough of a token get roles, step by step.',
  planItem: 'crypto-holder-verification',
  route: 'holder-verification?tab=crypto',
  formRoute: 'holder-verification/form',
};

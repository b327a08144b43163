import type { ModuleAbout } from '../../engine/about';

export const about = {
  slug: 'holder-verification',
  title: 'NFT holder verification',
  family: 'verification',
  icon: 'castle',
  place: 1,
  planItem: 'holder-verification',
  route: 'holder-verification',
  pageTitle: 'Holder verification',
  rulePage: { path: 'holder-verification/form/:slug', title: 'Holder verification rule' },
} satisfies ModuleAbout;

import type { ModuleAbout } from '../../engine/about';
import { about as nft } from '../holder-verification/about';

export const about: ModuleAbout = {
  slug: 'crypto-holder-verification',
  title: 'Crypto holder verification',
  family: 'verification',
  icon: 'coins',
  place: 2,
  planItem: 'crypto-holder-verification',
  route: 'holder-verification?tab=crypto',
  rulePage: nft.rulePage,
};

import type { ModuleAbout } from '../../engine/defineModule';

export const about: ModuleAbout = {
  slug: 'holder-verification',
  title: 'NFT holder verification',
  family: 'verification',
  purpose: 'Members who hold your NFTs get roles, and lose them when they sell.',
  planItem: 'holder-verification',
  route: 'holder-verification',
  formRoute: 'holder-verification/form',
};

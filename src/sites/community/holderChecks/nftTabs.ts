import { holderTabs } from './holderTabs';

const nftTabs = holderTabs(
  'holder-verification',
  () => import('./NftDryRun'),
  () => import('./nftSteps'),
);
export default nftTabs;

import { holderTabs } from './holderTabs';

const nftTabs = holderTabs(
  () => import('./NftDryRun'),
  () => import('./nftSteps'),
);
export default nftTabs;

import { holderTabs } from './holderTabs';

const nftTabs = holderTabs(() => import('./NftDryRun'));
export default nftTabs;

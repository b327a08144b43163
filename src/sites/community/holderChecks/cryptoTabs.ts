import { holderTabs } from './holderTabs';

const cryptoTabs = holderTabs(() => import('./CryptoDryRun'));
export default cryptoTabs;

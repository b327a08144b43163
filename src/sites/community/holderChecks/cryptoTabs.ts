import { holderTabs } from './holderTabs';

const cryptoTabs = holderTabs(
  () => import('./CryptoDryRun'),
  () => import('./cryptoSteps'),
);
export default cryptoTabs;

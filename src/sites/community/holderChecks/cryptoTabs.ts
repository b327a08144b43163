import { holderTabs } from './holderTabs';

const cryptoTabs = holderTabs(
  'crypto-holder-verification',
  () => import('./CryptoDryRun'),
  () => import('./cryptoSteps'),
);
export default cryptoTabs;

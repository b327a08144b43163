import type { RulePlaceShown } from '@/features/bot-modules/engine/pageTabs';
import { DryRunTab } from '@/features/holder-checks/DryRunTab';

/** What a saved rule about a token would do. */
const CryptoDryRun = ({ serverId, ruleId }: RulePlaceShown) => (
  <DryRunTab serverId={serverId} ruleId={ruleId} module="crypto-holder-verification" />
);
export default CryptoDryRun;

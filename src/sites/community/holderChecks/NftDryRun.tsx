import type { RulePlaceShown } from '@/features/bot-modules/engine/pageTabs';
import { DryRunTab } from '@/features/holder-checks/DryRunTab';

/** What a saved rule about an NFT would do. */
const NftDryRun = ({ serverId, ruleId }: RulePlaceShown) => (
  <DryRunTab serverId={serverId} ruleId={ruleId} module="holder-verification" />
);
export default NftDryRun;

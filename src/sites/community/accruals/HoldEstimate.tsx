import type { RulePlaceShown } from '@/features/bot-modules/engine/pageTabs';
import { EstimateTab } from '@/features/accruals/EstimateTab';

/** What members would earn by a program. */
const HoldEstimate = ({ serverId, ruleId }: RulePlaceShown) => (
  <EstimateTab serverId={serverId} ruleId={ruleId} module="hold-to-earn" />
);
export default HoldEstimate;

import type { RulePlaceShown } from '@/features/bot-modules/engine/pageTabs';
import { EstimateTab } from '@/features/accruals/EstimateTab';

/** What members would earn by writing. */
const ChatEstimate = ({ serverId, ruleId }: RulePlaceShown) => (
  <EstimateTab serverId={serverId} ruleId={ruleId} module="chat-to-earn" />
);
export default ChatEstimate;

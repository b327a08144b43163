import type { RulePlaceShown } from '@/features/bot-modules/engine/pageTabs';
import { EstimateTab } from '@/features/accruals/EstimateTab';

/** What members would earn by inviting others. */
const InviteEstimate = ({ serverId, ruleId }: RulePlaceShown) => (
  <EstimateTab serverId={serverId} ruleId={ruleId} module="invite-to-earn" />
);
export default InviteEstimate;

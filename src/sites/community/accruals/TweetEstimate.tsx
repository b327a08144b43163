import type { RulePlaceShown } from '@/features/bot-modules/engine/pageTabs';
import { EstimateTab } from '@/features/accruals/EstimateTab';

/** What members would earn by acting on posts on X. */
const TweetEstimate = ({ serverId, ruleId }: RulePlaceShown) => (
  <EstimateTab serverId={serverId} ruleId={ruleId} module="tweet-to-earn" />
);
export default TweetEstimate;

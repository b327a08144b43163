import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import { PayoutsTab } from '@/features/accruals/PayoutsTab';

/** The payouts of tweet to earn: of all groups, or of one. */
const TweetPayouts = ({ serverId, ruleId }: ListPlace & { ruleId?: string }) => (
  <PayoutsTab
    serverId={serverId}
    module="tweet-to-earn"
    {...(ruleId === undefined ? {} : { ruleId })}
  />
);
export default TweetPayouts;

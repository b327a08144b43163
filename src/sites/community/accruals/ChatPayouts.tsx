import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import { PayoutsTab } from '@/features/accruals/PayoutsTab';

/** The payouts of chat to earn: of all rules, or of one. */
const ChatPayouts = ({ serverId, ruleId }: ListPlace & { ruleId?: string }) => (
  <PayoutsTab
    serverId={serverId}
    module="chat-to-earn"
    {...(ruleId === undefined ? {} : { ruleId })}
  />
);
export default ChatPayouts;

import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import { PayoutsTab } from '@/features/accruals/PayoutsTab';

/** The payouts of invite to earn: of all campaigns, or of one. */
const InvitePayouts = ({ serverId, ruleId }: ListPlace & { ruleId?: string }) => (
  <PayoutsTab
    serverId={serverId}
    module="invite-to-earn"
    {...(ruleId === undefined ? {} : { ruleId })}
  />
);
export default InvitePayouts;

import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import { PayoutsTab } from '@/features/accruals/PayoutsTab';

/** The payouts of hold to earn: of all programs, or of one. */
const HoldPayouts = ({ serverId, ruleId }: ListPlace & { ruleId?: string }) => (
  <PayoutsTab
    serverId={serverId}
    module="hold-to-earn"
    {...(ruleId === undefined ? {} : { ruleId })}
  />
);
export default HoldPayouts;

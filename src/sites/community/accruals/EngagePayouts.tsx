import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import { PayoutsTab } from '@/features/accruals/PayoutsTab';

/** The payouts for reactions and voice. */
const EngagePayouts = ({ serverId }: ListPlace) => (
  <PayoutsTab serverId={serverId} module="engage-to-earn" />
);
export default EngagePayouts;

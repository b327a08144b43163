import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import { PayoutsTab } from '@/features/accruals/PayoutsTab';

/** What games have paid and taken. */
const PlayPayouts = ({ serverId }: ListPlace) => (
  <PayoutsTab serverId={serverId} module="play-to-earn" />
);
export default PlayPayouts;

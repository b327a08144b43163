import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import { SettingsEstimate } from '@/features/accruals/SettingsEstimate';

/** What members would earn by reactions and voice. */
const EngageEstimate = ({ serverId }: ListPlace) => (
  <SettingsEstimate serverId={serverId} module="engage-to-earn" />
);
export default EngageEstimate;

import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import { SettingsEstimate } from '@/features/accruals/SettingsEstimate';

/** What members would win and lose by the games. */
const PlayEstimate = ({ serverId }: ListPlace) => (
  <SettingsEstimate serverId={serverId} module="play-to-earn" />
);
export default PlayEstimate;

import type { RulePlaceShown } from '@/features/bot-modules/engine/pageTabs';
import { QuestStatistics } from '@/features/quest-reviews/QuestStatistics';

/** How far members come in a quest. */
const QuestFigures = ({ serverId, ruleId }: RulePlaceShown) => (
  <QuestStatistics serverId={serverId} questId={ruleId} />
);
export default QuestFigures;

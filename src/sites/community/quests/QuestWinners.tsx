import type { RulePlaceShown } from '@/features/bot-modules/engine/pageTabs';
import { WinnersTable } from '@/features/quest-reviews/WinnersTable';

/** Who has claimed the reward of a quest. */
const QuestWinners = ({ serverId, ruleId }: RulePlaceShown) => (
  <WinnersTable serverId={serverId} questId={ruleId} />
);
export default QuestWinners;

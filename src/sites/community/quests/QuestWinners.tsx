import type { RulePlaceShown } from '@/features/bot-modules/engine/pageTabs';
import { WinnerChoice } from '@/features/quest-reviews/WinnerChoice';

/** Who wins a quest, and who has claimed its reward. */
const QuestWinners = ({ serverId, ruleId }: RulePlaceShown) => (
  <WinnerChoice serverId={serverId} questId={ruleId} />
);
export default QuestWinners;

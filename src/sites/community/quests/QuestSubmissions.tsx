import type { RulePlaceShown } from '@/features/bot-modules/engine/pageTabs';
import { SubmissionsInbox } from '@/features/quest-reviews/SubmissionsInbox';

/** What was handed in for one quest. */
const QuestSubmissions = ({ serverId, ruleId }: RulePlaceShown) => (
  <SubmissionsInbox serverId={serverId} questId={ruleId} />
);
export default QuestSubmissions;

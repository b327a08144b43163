import type { ListPlace, RulePlaceShown } from '@/features/bot-modules/engine/pageTabs';
import { WaitingCount } from '@/features/quest-reviews/WaitingCount';

/** How many submissions of a quest wait. */
export const QuestCount = ({ serverId, ruleId }: RulePlaceShown) => (
  <WaitingCount serverId={serverId} questId={ruleId} />
);

/** How many wait on the whole server. */
export const ServerCount = ({ serverId }: ListPlace) => <WaitingCount serverId={serverId} />;

import type { ListPlace } from '@/features/bot-modules/engine/pageTabs';
import { PostDesk } from '@/features/post-reviews/PostDesk';

/** What members did on X and the team has to approve: for all groups, or for one. */
const TweetPosts = ({ serverId, ruleId }: ListPlace & { ruleId?: string }) => (
  <PostDesk serverId={serverId} ruleId={ruleId} />
);
export default TweetPosts;

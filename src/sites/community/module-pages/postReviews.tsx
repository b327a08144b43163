import { WaitingPosts } from '@/features/earning/quests/post-review/WaitingPosts';
import type { CountProps, LoadTab, Tab } from './part';

const ofAnyPlace: LoadTab<CountProps> = async () => {
  const { PostReviews } = await import('@/features/earning/quests/post-review/PostReviews');
  return ({ serverId, ruleId }) => <PostReviews serverId={serverId} ruleId={ruleId} />;
};

export const postReviews: Tab = {
  id: 'posts',
  label: 'Review',
  isInTab: true,
  Count: WaitingPosts,
  list: ofAnyPlace,
  rule: ofAnyPlace,
};
